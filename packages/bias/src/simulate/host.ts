// The host's WebAssembly: modules made ready to run, and which instructions it knows.
import * as wasm from "./webassembly.ts";
import { I32, i32, V128, v128, type Code } from "./webassembly.ts";

/** What of WebAssembly is used here; it is there in every host, and in no library of types for all of them. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => {
    readonly exports: {
      readonly run: (...parameters: readonly (number | bigint)[]) => number;
      readonly memory: { readonly buffer: ArrayBuffer };
    };
  };
  readonly validate: (bytes: Uint8Array) => boolean;
};

/** A module that is ready to run. */
export interface Ready {
  readonly run: (...parameters: readonly (number | bigint)[]) => number;
  readonly memory: ArrayBuffer;
}

export function instantiate({ bytes }: { readonly bytes: Uint8Array }): Ready {
  const { run, memory } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  return { run, memory: memory.buffer };
}

/** Whether the host has instructions on 128 bits; Safari has them since 16.4. */
export const knowsVectors = (): boolean => knows(v128.swizzle);

/** Whether the host has the swizzle that need not look at its indices; Node has it since 22. */
export const knowsRelaxed = (): boolean => knows(v128.swizzleWithin);

/** Whether a module may have an instruction that makes one vector of two. */
function knows(instruction: Code): boolean {
  const [first, second] = [0, 1];
  const body = [wasm.getLocal(first), wasm.getLocal(second), instruction, wasm.drop, i32.constant(0)];
  const routine = { name: "run", parameters: [], result: I32, locals: [V128, V128], body } as const;
  return WebAssembly.validate(wasm.writeModule(routine, 0));
}
