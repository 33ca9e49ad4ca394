// What is the same for all findings of a file, or for all who ask about one thing, is worked out once.

/** Returns a function that works out its answer for each object once. */
export function oncePer<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const found = known.get(key) ?? { result: work(key) };
    known.set(key, found);
    return found.result;
  };
}

/** Returns a function that works out its answer for each name once. */
export function onceByName<Result>(work: (name: string) => Result): (name: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (name) => {
    const found = known.get(name) ?? { result: work(name) };
    known.set(name, found);
    return found.result;
  };
}

/** Returns a function that works out its answer for each object and name once. */
export function oncePerName<Key extends object, Result>(
  work: (key: Key, name: string) => Result,
): (key: Key, name: string) => Result {
  const getNames = oncePer((key: Key) => onceByName((name) => work(key, name)));
  return (key, name) => getNames(key)(name);
}

/** Returns a function that works out its answer for each part of a file once: a node, a variable, a list of statements. */
export function oncePerPart<File extends object, Part extends object, Result>(
  work: (file: File, part: Part) => Result,
): (file: File, part: Part) => Result {
  const getParts = oncePer((file: File) => oncePer((part: Part) => work(file, part)));
  return (file, part) => getParts(file)(part);
}
