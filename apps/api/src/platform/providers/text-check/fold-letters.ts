/**
 * Letters of other scripts that look like Latin ones, and digits that are written for letters. NFKC has made full-width,
 * bold and circled letters plain before.
 */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαɑ@',
    b: 'ЬьβƄв',
    c: 'сϲᴄ',
    d: 'ԁժ',
    e: 'еєεё',
    f: 'ƒ',
    g: 'ɡց',
    h: 'һհн',
    i: 'іιı',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏǀ|',
    m: 'мϻ',
    n: 'пηո',
    o: 'оοօσ',
    p: 'рρ',
    q: 'ԛ',
    r: 'гᴦ',
    s: 'ѕꜱ',
    t: 'тτ',
    u: 'υцս',
    v: 'ѵν',
    w: 'ѡωԝ',
    x: 'хχ',
    y: 'уγү',
    z: 'ᴢ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);
const digits: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** A text in small letters, each that only looks Latin as the Latin one, without accents and invisible signs. */
export function foldLetters(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Cf}|[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase();
  return [...plain]
    .map((letter) => lookalikes.get(letter) ?? letter)
    .join('')
    .replace(/(?<=[a-z])[013457](?=[a-z])/g, (digit) => digits[digit] ?? digit);
}
