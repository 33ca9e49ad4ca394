// Math.random from a seed, so that a check repeats exactly: xoshiro128** (Blackman and Vigna), two outputs a number, 53 bits.
let state = new Uint32Array(4);

/** From here on Math.random repeats for the same seed, a whole number from 0 to 2³² − 1. */
export function seedMathRandom(seed) {
  let counter = seed >>> 0;
  state = state.map(() => {
    counter = (counter + 0x9e3779b9) >>> 0;
    return scatterBits(counter);
  });
  Math.random = random53;
}

function random53() {
  const high = next() >>> 5;
  const low = next() >>> 6;
  return (high * 2 ** 26 + low) / 2 ** 53;
}

function next() {
  const [a, b, c, d] = state;
  const output = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
  state[2] = c ^ a;
  state[3] = d ^ b;
  state[1] = b ^ state[2];
  state[0] = a ^ state[3];
  state[2] ^= b << 9;
  state[3] = rotateLeft(state[3], 11);
  return output;
}

function rotateLeft(bits, count) {
  return (bits << count) | (bits >>> (32 - count));
}

/** The finishing step of MurmurHash3: neighbouring seeds give unrelated states. */
function scatterBits(bits) {
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
