// Bundled into the head of the page that the build has not drawn: the others are in their language already.
const chosen = /(?:^|; )language=(en|hi)/.exec(document.cookie)?.slice(1);
const known = (chosen ?? navigator.languages).find((one) => /^(en|hi)\b/i.test(one));
document.documentElement.lang = (known ?? 'en').slice(0, 2).toLowerCase();
