// What a uri's escapes mean, also where not all of them are any: people name what is not saved yet as they like (`untitled:100%.js`).

/** Returns a text with its escapes decoded; what is no escape, or no UTF-8, stays as it is. Never throws. */
export const decodeUri = (uri: string): string => uri.replaceAll(/(?:%[\da-f]{2})+/gi, decodeRun);

function decodeRun(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}
