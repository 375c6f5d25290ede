/**
 * Remembers what a pure function made of the texts that it was asked for lately: where the same few come again and again, such as
 * the URLs of webhook endpoints, reading them anew is most of the work.
 * @param most so many are kept; beyond it all are forgotten, so that a stream of ever new texts takes no memory
 */
export function remembered<T>(make: (text: string) => T, most = 256): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const fresh = make(text);
    if (made.size >= most) made.clear();
    made.set(text, fresh);
    return fresh;
  };
}
