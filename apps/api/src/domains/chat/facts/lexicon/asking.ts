/** Parts of questions, from which the lexicon makes whole ones. */

/** Every beginning with every end: kab boye, kab lagaye. */
export const each = (beginnings: string, ends: string): string =>
  beginnings
    .split(', ')
    .flatMap((beginning) => ends.split(', ').map((end) => `${beginning} ${end}`))
    .join(', ');

export const when =
  'kab, kab kab, kab tak, kab se, kis mahine, kis mahine me, kis mahine mein, kis maah, kis month, kis month me, kaun se mahine, kaun se mahine me, kaunse mahine, kaunse mahine me, konse mahine, konse mahine me, kis samay, kis time, kis mausam me, kis season, kis season me';
export const whenHindi =
  'कब, कब कब, कब तक, कब से, किस महीने, किस महीने में, किस माह, किस माह में, कौन से महीने, कौन से महीने में, कौनसे महीने में, किस समय, किस मौसम में';
export const whenEnglish =
  'when to, when should i, when should we, when do i, when do we, when can i, when can we, what time to, which month to, in which month to, which month should i, best time to, right time to, correct time to, ideal time to, best month to, how to know when to';
export const afterDays =
  'kitne din me, kitne din mein, kitne dino me, kitne din baad, kitne din ke baad, kitne din bad, kitne din par, kitne din ki, kitne mahine me, kitne mahine mein, kitne mahine baad, kitne saal me, kitne saal baad, kitne hafte me';
export const afterDaysHindi =
  'कितने दिन में, कितने दिनों में, कितने दिन बाद, कितने दिन के बाद, कितने दिन की, कितने महीने में, कितने महीने बाद, कितने साल में, कितने साल बाद, कितने हफ्ते में';
export const howMuch =
  'kitna, kitni, kitne, ktna, kitna kilo, kitne kilo, kitna kg, kitne kg, kitne gram, कितना, कितनी, कितने, कितना किलो, कितने किलो, कितने ग्राम';
export const which =
  'kaun si, kaunsi, kaunsee, konsi, kon si, kounsi, kaun sa, kaunsa, konsa, kon sa, kounsa, sabse acchi, sabse achi, sabse achhi, sabse achha, sabse accha, sabse badhiya, acchi, achi, achhi, badhiya, best, which, what, कौन सी, कौनसी, कौन सा, कौनसा, सबसे अच्छी, सबसे अच्छा, अच्छी, बढ़िया';
export const how = 'kaise, kese, kaisey, kahan, kaha, kahan se, kaha se, कैसे, कहां, कहां से';
