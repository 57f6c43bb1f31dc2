import "./style/fonts.css";
import "./style/theme.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { guest } from "./guest.svelte";
import { preferences } from "./settings.svelte";
import { keepPages, takeUpNewRelease } from "./worker";

const target = document.getElementById("app");
if (!target) throw new Error("no place for the app");
takeUpNewRelease();
guest.open();
await preferences.open();
mount(App, { target });
keepPages();
