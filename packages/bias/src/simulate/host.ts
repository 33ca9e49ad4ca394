// The host's WebAssembly: modules made ready to run, and which instructions it knows.
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

/** Makes a module ready to run. @throws where the host forbids WebAssembly, or does not know an instruction. */
export function instantiate({ bytes }: { readonly bytes: Uint8Array }): Ready {
  const { run, memory } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  return { run, memory: memory.buffer };
}

/** Whether the host knows all instructions of a module. */
export const isKnown = (bytes: Uint8Array): boolean => WebAssembly.validate(bytes);
