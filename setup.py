"""Builds the wheel: the engine compiled with mypyc where that is possible, plain Python otherwise.

Everything is made in a temporary folder, so that nothing (no `build`, no `.egg-info`, no `.so`) is left among the
sources. `src/signoria/build.py` says which modules are compiled, and what SIGNORIA_COMPILE means. If SIGNORIA_KEEP
names a folder, the compiled modules are kept there and taken again as long as the C files come out the same. If
SIGNORIA_WEB names a folder, the pages for the browser that were built there go into the wheel.
"""

import importlib.util
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from threading import Lock

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src", "signoria")


def load(path):
    """A module of the package, by its path: the package itself cannot be imported yet."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build = load(PACKAGE / "build.py")
FILES = [str(build.source_file(PACKAGE, module)) for module in build.COMPILED]
SOURCE_HASH = build.source_hash(PACKAGE)  # first of all: whoever edits while we build gets a wheel known to be stale


def say(text):
    """Progress, marked so that the Makefile can pick it out of the many words of setuptools."""
    print(f"signoria: {text}", file=sys.stderr, flush=True)


class BuildPy(build_py):
    """Copies the package, and notes in the wheel what it was made from."""

    def run(self):
        super().run()
        if not self.editable_mode:
            note = build.Built(SOURCE_HASH, self.distribution.has_ext_modules())
            Path(self.build_lib, build.PACKAGE, build.BUILT).write_text(note.to_json(), encoding="utf-8")
            if pages := os.environ.get("SIGNORIA_WEB"):
                shutil.copytree(pages, Path(self.build_lib, build.PACKAGE, "web"))


class BuildExt(build_ext):
    """Translates the modules to C only when they are wanted, and compiles the C files side by side."""

    def run(self):
        if self.inplace:
            sys.exit("Signoria is never compiled in place: a .so beside a .py would always win. Use `make`.")
        self.distribution.ext_modules = self.translate()
        self.reinitialize_command(self)  # only now are the extension modules known
        self.ensure_finalized()
        keep = os.environ.get("SIGNORIA_KEEP")
        if not keep:
            super().run()
        elif (kept := Path(keep, self.fingerprint())).is_dir():
            say("the C files are those of the last time: nothing to compile")
            shutil.copytree(kept, self.build_lib, dirs_exist_ok=True)
        else:
            super().run()
            shutil.rmtree(keep, ignore_errors=True)
            for output in self.get_outputs():
                copy = Path(f"{kept}.part", Path(output).relative_to(self.build_lib))
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(output, copy)
            Path(f"{kept}.part").rename(kept)  # whole or not at all

    def translate(self):
        """The extension modules; type errors end the build here."""
        from mypyc.build import mypycify

        say(f"translating {len(FILES)} modules to C")
        extensions = mypycify(
            # The engine's types must be right; those of what is not compiled, `make test` checks.
            ["--config-file=", "--follow-imports=silent", f"--cache-dir={os.devnull}", *FILES],
            opt_level="3",
            multi_file=True,
            group_name=build.PACKAGE,
            target_dir=self.build_temp,
        )
        for extension in extensions:
            # Another compiler's new warnings must not stop anybody from playing.
            extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        return extensions

    def fingerprint(self):
        """Equal if compiling would give the same again: by the C files, the flags, the compiler, Python and mypyc."""
        settings = [os.environ.get(name) for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
        flags = [extension.extra_compile_args for extension in self.extensions]
        whole = sha256(repr([settings, flags, sys.version, sys.prefix, version("mypy")]).encode())
        for path in sorted(Path(self.build_temp).rglob("*.[ch]")):
            content = path.read_bytes()
            whole.update(f"{path.relative_to(self.build_temp)}\0{len(content)}\0".encode())
            whole.update(content)
        return whole.hexdigest()

    def build_extensions(self):
        compile_all = self.compiler.compile
        total = sum(len(extension.sources) for extension in self.extensions)
        done = 0
        lock = Lock()

        def compile_one(source, options):
            nonlocal done
            objects = compile_all([source], **options)
            with lock:
                done += 1
                if done % 10 == 0 or done == total:
                    say(f"compiled {done} of {total} C files")
            return objects

        def compile_side_by_side(sources, **options):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                parts = pool.map(lambda source: compile_one(source, options), sources)
                return [path for objects in parts for path in objects]

        self.compiler.compile = compile_side_by_side
        self.parallel = os.cpu_count()
        super().build_extensions()


def extensions():
    """A stand-in for the extension modules if there are to be any, as the wheel's name must say so early on."""
    try:
        may_compile = build.may_compile()
    except ValueError as error:
        sys.exit(str(error))
    obstacle = None if os.environ.get(build.SWITCH) == "0" else build.obstacle()
    if may_compile and obstacle:
        sys.exit(f"{build.SWITCH}=1, but the engine cannot be compiled: {obstacle}.")
    if obstacle:
        say(f"the engine is NOT compiled and will run about ten times slower: {obstacle}, then try again.")
    return [Extension(f"{build.PACKAGE}__mypyc", [])] if may_compile else []


if missing := [file for file in FILES if not Path(file).is_file()]:
    sys.exit(f"COMPILED in {PACKAGE / 'build.py'} lists what is not there: {', '.join(missing)}")

with tempfile.TemporaryDirectory(prefix="signoria-") as scratch:
    setup(
        ext_modules=extensions(),
        cmdclass={"build_py": BuildPy, "build_ext": BuildExt},
        options={"build": {"build_base": scratch}, "egg_info": {"egg_base": scratch}},
    )
