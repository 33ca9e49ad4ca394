// The bias page as one file, in a script of its own: large, asked for by editors that have no page of their own, and left out where there is one.
export { makePage } from "@fair-shuffle/lab";
