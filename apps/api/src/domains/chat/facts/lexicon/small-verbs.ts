/** Every stem with every ending. */
const inflected = (stems: string, endings: string): string =>
  stems
    .split(' ')
    .flatMap((stem) => ['', ...endings.split(' ')].map((ending) => stem + ending))
    .join(' ');

/** Verbs of talk and thought that end in a consonant: bolna, samajhna. */
const latin =
  'bol soch samajh samjh puchh puch pooch poochh dekh dikh bhej jaan chaah chah mil reh seekh sikh pahunch pahuch chal';
const latinEndings =
  'na ne ni ta te ti a e i o ke ega egi enge engi unga ungi oonga oongi u un oon en ein iye iyega iega ie oge ogi';

/** Such verbs that end in a vowel: batana, karwana. */
const open =
  'bata batla btla bataa dikha dikhla sikha samjha samajha karwa karva karaa banwa banva dilwa dila mangwa pahuncha';
const openEndings =
  'na ne ni ta te ti o ye yen yein ya yi yega yegi yenge ega egi enge unga ungi oonga u un oon en ein i e iye iyega iega ke kar';

const hindi = 'बोल सोच समझ पूछ देख दिख भेज जान चाह मिल रह सीख पहुंच चल';
const hindiEndings = 'ना ने नी ता ते ती ा े ी ो के ेगा ेगी ेंगे ूंगा ूंगी ूं ें िए िये िएगा ियेगा ोगे ोगी';

const openHindi = 'बता बतला दिखा दिखला सिखा समझा करवा करा बनवा दिलवा दिला मंगवा पहुंचा';
const openHindiEndings =
  'ना ने नी ता ते ती ओ ए ये एं यें या ई यी एगा एगी येगा येगी एंगे येंगे ऊंगा ऊंगी ऊं इए इये इएगा इयेगा कर के';

/** Inflections of verbs that say nothing about farming. */
export const smallVerbs = [
  inflected(latin, latinEndings),
  inflected(open, openEndings),
  inflected(hindi, hindiEndings),
  inflected(openHindi, openHindiEndings),
].join(' ');
