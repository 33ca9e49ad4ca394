// Which instructions on 128 bits the host knows.
import { isKnown } from "./host.ts";
import * as wasm from "./webassembly.ts";
import { I32, i32, V128, v128, type Code } from "./webassembly.ts";

/** Whether the host has instructions on 128 bits; Safari has them since 16.4. */
export const knowsVectors = (): boolean => knows(v128.swizzle);

/** Whether the host has the swizzle that need not look at its indices; Node has it since 22. */
export const knowsRelaxed = (): boolean => knows(v128.swizzleWithin);

/** Whether a module may have an instruction that makes one vector of two. */
function knows(instruction: Code): boolean {
  const [first, second] = [0, 1];
  const body = [wasm.getLocal(first), wasm.getLocal(second), instruction, wasm.drop, i32.constant(0)];
  const routine = { parameters: [], result: I32, locals: [V128, V128], body } as const;
  return isKnown(wasm.writeModule(routine, 0));
}
