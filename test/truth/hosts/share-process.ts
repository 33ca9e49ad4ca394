// One process of a run: judges its share of hosts and programs and sends what it found; started by `large.ts` with the options as JSON.
import type { Message } from "../conformance/processes.ts";
import { tallyShare, type Share, type ShareOptions } from "./tally.ts";

const PROGRESS_EVERY = 500;

const options = JSON.parse(process.argv[2] ?? "") as ShareOptions;
let reported = 0;
const share = await tallyShare(options, (done) => {
  if (done - reported < PROGRESS_EVERY) return;
  reported = done;
  send({ kind: "progress", done });
});
send({ kind: "done", share }, () => {
  process.disconnect();
});

function send(message: Message<Share>, onSent?: () => void): void {
  process.send?.(message, undefined, undefined, onSent);
}
