// What is the same for all findings of a file, or for all who ask about one thing, is worked out once.

interface Known<Key, Result> {
  readonly get: (key: Key) => { readonly result: Result } | undefined;
  readonly set: (key: Key, found: { readonly result: Result }) => unknown;
}

function remember<Key, Result>(known: Known<Key, Result>, work: (key: Key) => Result): (key: Key) => Result {
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found.result;
    const result = work(key);
    known.set(key, { result });
    return result;
  };
}

/** Returns a function that works out its answer for each object once. */
export const oncePer = <Key extends object, Result>(work: (key: Key) => Result): ((key: Key) => Result) =>
  remember(new WeakMap(), work);

/** Returns a function that works out its answer for each key once, and keeps the keys: for names, and for parts of a file that go when it goes. */
export const onceEach = <Key, Result>(work: (key: Key) => Result): ((key: Key) => Result) => remember(new Map(), work);

/** Returns a function that works out its answer for each object and name once. */
export function oncePerName<Key extends object, Result>(
  work: (key: Key, name: string) => Result,
): (key: Key, name: string) => Result {
  const getNames = oncePer((key: Key) => onceEach((name: string) => work(key, name)));
  return (key, name) => getNames(key)(name);
}

/** Returns a function that works out its answer for each part of a file once: a node, a variable, a list of statements. */
export function oncePerPart<File extends object, Part extends object, Result>(
  work: (file: File, part: Part) => Result,
): (file: File, part: Part) => Result {
  const getParts = oncePer((file: File) => onceEach((part: Part) => work(file, part)));
  return (file, part) => getParts(file)(part);
}

/** Returns a function that works out its answer once as long as it is asked about the same thing: where all ask about a file before any asks about the next. */
export function oncePerLast<Key, Result>(work: (key: Key) => Result): (key: Key) => Result {
  let last: { readonly key: Key; readonly result: Result } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, result: work(key) };
    return last.result;
  };
}
