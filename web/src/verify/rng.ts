/** xoshiro128++ on four 32-bit words, as in signoria/kernel/rng.py. */
export class Rng {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  /** Start from the first 16 bytes of a digest. */
  constructor(digest: Uint8Array) {
    const bytes = new DataView(digest.buffer, digest.byteOffset, 16);
    [this.a, this.b, this.c, this.d] = [0, 4, 8, 12].map((at) => bytes.getUint32(at)) as [
      number,
      number,
      number,
      number,
    ];
  }

  /** The next 32 random bits. */
  next(): number {
    const { a, b } = this;
    const drawn = (rotl((a + this.d) >>> 0, 7) + a) >>> 0;
    const t = (b << 9) >>> 0;
    this.c = (this.c ^ a) >>> 0;
    this.d = (this.d ^ b) >>> 0;
    this.b = (b ^ this.c) >>> 0;
    this.a = (a ^ this.d) >>> 0;
    this.c = (this.c ^ t) >>> 0;
    this.d = rotl(this.d, 11);
    return drawn;
  }

  /** A whole number from 0 to n − 1, every one equally likely. */
  below(n: number): number {
    const floor = 2 ** 32 % n;
    for (;;) {
      const wide = BigInt(this.next()) * BigInt(n);
      if (Number(wide & 0xffffffffn) >= floor) return Number(wide >> 32n);
    }
  }
}

function rotl(word: number, by: number): number {
  return ((word << by) | (word >>> (32 - by))) >>> 0;
}
