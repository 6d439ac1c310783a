import type { StateSlug } from '../state-slugs.ts';
import { type CropId, isCropId } from './crop-names.ts';
import type { StatePartId } from './state-parts.ts';

/** How many of a list are called the main crops of the place. */
export const mainCrops = 8;

function list(text: string): readonly CropId[] {
  return text.split(' ').map((id) => {
    if (!isCropId(id)) throw new Error(`there is no crop ${id}`);
    return id;
  });
}

/** Crops that are common in each state, from memory, roughly by their area. */
export const grownInStates: Readonly<Record<StateSlug, readonly CropId[]>> = {
  'andhra-pradesh': list(
    'rice groundnut cotton chickpea black-gram maize chilli mango sugarcane banana tomato green-gram pigeon-pea onion papaya lemon coconut cashew watermelon turmeric okra brinjal bitter-gourd sesame jowar castor sunflower fodder-sorghum hybrid-napier foxtail-millet',
  ),
  'arunachal-pradesh': list(
    'rice maize foxtail-millet orange ginger pineapple mustard soybean apple turmeric tea arecanut potato cabbage chilli banana kidney-bean',
  ),
  assam: list(
    'rice tea mustard jute potato arecanut banana coconut ginger pineapple black-gram lentil sugarcane orange turmeric cabbage cauliflower brinjal tomato pumpkin chilli maize linseed litchi papaya',
  ),
  bihar: list(
    'rice wheat maize lentil potato sugarcane litchi mango mustard jute green-gram chickpea onion cauliflower tomato okra brinjal banana bottle-gourd cabbage pigeon-pea field-pea linseed guava chilli pumpkin fodder-maize berseem',
  ),
  chhattisgarh: list(
    'rice maize chickpea soybean kodo-millet pigeon-pea black-gram wheat field-pea horse-gram sesame linseed mustard tomato brinjal okra mango sugarcane groundnut ragi banana papaya cashew lentil',
  ),
  goa: list(
    'rice cashew coconut arecanut mango banana pineapple groundnut cowpea sugarcane chilli brinjal okra watermelon horse-gram hybrid-napier',
  ),
  gujarat: list(
    'cotton groundnut wheat castor bajra rice potato mustard chickpea sesame maize pigeon-pea soybean onion sugarcane guar mango banana pomegranate papaya lemon tomato okra brinjal green-gram coriander garlic moth-bean lucerne fodder-sorghum',
  ),
  haryana: list(
    'wheat rice cotton mustard bajra sugarcane barley potato chickpea guar berseem carrot tomato onion cauliflower maize sunflower green-gram radish spinach cucumber bottle-gourd guava fodder-sorghum muskmelon oat',
  ),
  'himachal-pradesh': list(
    'maize wheat apple rice barley potato green-pea tomato kidney-bean cauliflower cabbage ginger garlic mustard black-gram field-pea oat cucumber radish mango litchi orange lemon pomegranate',
  ),
  jharkhand: list(
    'rice maize pigeon-pea wheat black-gram potato mustard ragi tomato green-pea chickpea horse-gram brinjal okra cauliflower cabbage groundnut linseed bottle-gourd green-gram mango litchi lentil onion chilli papaya jowar guava',
  ),
  karnataka: list(
    'maize ragi jowar pigeon-pea rice chickpea cotton sugarcane arecanut coffee coconut groundnut sunflower soybean green-gram mango banana tomato onion grapes pomegranate chilli ginger horse-gram cowpea bajra safflower potato turmeric papaya hybrid-napier foxtail-millet',
  ),
  kerala: list(
    'coconut rice banana arecanut coffee tea cashew pineapple ginger turmeric mango cowpea bitter-gourd cucumber okra pumpkin papaya brinjal hybrid-napier chilli sesame',
  ),
  'madhya-pradesh': list(
    'wheat soybean chickpea rice maize mustard black-gram lentil cotton green-gram pigeon-pea garlic onion coriander sesame jowar field-pea linseed kodo-millet bajra tomato orange potato green-pea chilli guava sugarcane ginger banana',
  ),
  maharashtra: list(
    'cotton soybean jowar rice pigeon-pea sugarcane chickpea onion bajra wheat maize green-gram black-gram mango grapes orange pomegranate banana turmeric tomato safflower groundnut cashew sesame guava okra brinjal chilli papaya lucerne hybrid-napier lemon',
  ),
  manipur: list(
    'rice maize pineapple mustard ginger cabbage potato field-pea black-gram orange banana chilli turmeric soybean lemon papaya tomato',
  ),
  meghalaya: list(
    'rice maize potato ginger turmeric pineapple arecanut orange banana mustard cabbage cauliflower tomato soybean tea cashew chilli',
  ),
  mizoram: list(
    'rice maize ginger banana orange turmeric chilli pineapple arecanut mustard soybean cabbage papaya sugarcane',
  ),
  nagaland: list(
    'rice maize pineapple mustard soybean potato ginger kidney-bean banana orange chilli field-pea foxtail-millet linseed cabbage tomato',
  ),
  odisha: list(
    'rice green-gram black-gram groundnut ragi maize sesame cotton brinjal tomato okra pumpkin mango cashew horse-gram pigeon-pea mustard sunflower sugarcane cabbage cauliflower potato onion coconut banana chilli turmeric ginger',
  ),
  punjab: list(
    'wheat rice cotton maize sugarcane potato mustard barley berseem oat green-pea fodder-maize muskmelon carrot green-gram sunflower cauliflower onion radish orange fodder-sorghum guava bottle-gourd okra chilli spinach',
  ),
  rajasthan: list(
    'bajra wheat mustard chickpea guar green-gram moth-bean maize soybean jowar groundnut cotton barley black-gram sesame coriander garlic castor onion cowpea tomato carrot cauliflower orange pomegranate lucerne',
  ),
  sikkim: list(
    'maize ginger rice orange turmeric potato black-gram soybean ragi mustard cabbage cauliflower wheat barley tea',
  ),
  'tamil-nadu': list(
    'rice black-gram coconut groundnut maize sugarcane cotton green-gram banana mango tomato jowar turmeric ragi onion brinjal cashew horse-gram sesame tea coffee chilli okra cowpea lemon watermelon fodder-sorghum hybrid-napier bajra',
  ),
  telangana: list(
    'rice cotton maize pigeon-pea soybean chickpea green-gram turmeric chilli groundnut mango sunflower tomato sugarcane jowar black-gram sesame orange lemon okra brinjal castor onion foxtail-millet',
  ),
  tripura: list(
    'rice pineapple potato banana jute orange ginger mustard arecanut tea coconut brinjal tomato cabbage chilli black-gram sesame pumpkin litchi',
  ),
  'uttar-pradesh': list(
    'wheat rice sugarcane potato bajra maize mustard lentil chickpea pigeon-pea black-gram field-pea green-pea mango barley green-gram sesame guava onion tomato berseem fodder-sorghum jowar cauliflower muskmelon watermelon banana chilli bottle-gourd pumpkin cucumber linseed carrot oat okra',
  ),
  uttarakhand: list(
    'wheat rice ragi maize kidney-bean soybean potato apple green-pea black-gram horse-gram lentil mustard ginger barley tomato cabbage cauliflower mango litchi orange lemon turmeric oat',
  ),
  'west-bengal': list(
    'rice potato jute mustard maize lentil sesame tea brinjal cauliflower cabbage wheat okra green-gram tomato pumpkin mango banana chilli onion litchi pineapple bitter-gourd cucumber radish papaya coconut groundnut chickpea turmeric arecanut',
  ),
  'andaman-and-nicobar-islands': list(
    'coconut arecanut rice banana green-gram black-gram okra brinjal chilli mango pineapple papaya cashew turmeric ginger cucumber bitter-gourd',
  ),
  chandigarh: list('wheat rice maize berseem cauliflower potato oat mango guava tomato okra'),
  'dadra-and-nagar-haveli-and-daman-and-diu': list(
    'rice ragi pigeon-pea sugarcane mango jowar wheat black-gram coconut banana okra brinjal groundnut',
  ),
  delhi: list(
    'wheat cauliflower rice mustard spinach radish carrot bajra jowar onion potato tomato bottle-gourd okra berseem cucumber brinjal cabbage',
  ),
  'jammu-and-kashmir': list(
    'apple rice maize mustard wheat kidney-bean oat barley potato green-pea cabbage cauliflower tomato onion berseem',
  ),
  ladakh: list(
    'barley wheat field-pea potato lucerne apple cabbage carrot radish mustard onion green-pea',
  ),
  lakshadweep: list('coconut banana papaya brinjal chilli cucumber okra bitter-gourd'),
  puducherry: list(
    'rice groundnut sugarcane black-gram green-gram cotton coconut banana mango cashew tomato brinjal okra chilli sesame',
  ),
};

/** Parts whose crops are not those of their state; the others have the list of the state. */
export const grownInParts: Readonly<Partial<Record<StatePartId, readonly CropId[]>>> = {
  'west-rajasthan': list(
    'bajra guar moth-bean green-gram mustard wheat chickpea groundnut sesame castor cotton jowar cowpea pomegranate barley onion carrot lucerne',
  ),
  hadoti: list(
    'soybean wheat mustard chickpea coriander garlic black-gram maize rice lentil orange sesame linseed onion',
  ),
  vidarbha: list(
    'cotton soybean pigeon-pea chickpea wheat orange jowar green-gram black-gram chilli lemon turmeric banana safflower sesame onion',
  ),
  marathwada: list(
    'soybean cotton pigeon-pea chickpea jowar green-gram black-gram safflower bajra sugarcane wheat maize turmeric pomegranate orange mango onion sunflower sesame',
  ),
  konkan: list(
    'rice mango cashew coconut arecanut ragi banana pineapple cowpea horse-gram groundnut okra brinjal watermelon turmeric cucumber',
  ),
  'dry-maharashtra': list(
    'jowar bajra sugarcane soybean chickpea pigeon-pea onion wheat pomegranate grapes maize groundnut safflower sunflower green-gram turmeric mango lemon tomato lucerne',
  ),
  'north-gujarat': list(
    'castor wheat mustard potato bajra cotton groundnut guar green-gram moth-bean sesame pomegranate lemon maize coriander lucerne fodder-sorghum',
  ),
  saurashtra: list(
    'groundnut cotton wheat chickpea sesame onion coriander garlic bajra castor soybean mango coconut green-gram sugarcane banana lemon',
  ),
  'south-gujarat': list(
    'rice sugarcane cotton banana mango pigeon-pea jowar soybean okra papaya turmeric brinjal ragi wheat',
  ),
  'coastal-karnataka': list(
    'rice arecanut coconut cashew banana mango pineapple cowpea black-gram groundnut cucumber okra ginger',
  ),
  malnad: list(
    'coffee arecanut rice ginger maize banana orange cotton pineapple potato turmeric tea coconut',
  ),
  'north-karnataka': list(
    'jowar pigeon-pea chickpea cotton maize sugarcane soybean green-gram sunflower onion groundnut chilli bajra safflower wheat grapes pomegranate lemon black-gram rice',
  ),
  'north-bengal': list(
    'rice tea jute potato maize arecanut mustard pineapple ginger orange brinjal cabbage cauliflower tomato turmeric banana wheat',
  ),
  'dry-haryana': list(
    'wheat mustard cotton bajra guar chickpea barley green-gram carrot onion rice orange cowpea lucerne fodder-sorghum',
  ),
  'south-punjab': list(
    'wheat cotton rice mustard orange barley guar green-gram chickpea berseem carrot fodder-sorghum maize sugarcane',
  ),
  'cauvery-delta': list(
    'rice black-gram green-gram sugarcane coconut banana cotton sesame groundnut maize brinjal turmeric',
  ),
  nilgiris: list('tea potato carrot cabbage coffee garlic cauliflower green-pea radish ginger'),
  rayalaseema: list(
    'groundnut chickpea cotton pigeon-pea mango jowar sunflower tomato onion banana orange lemon castor rice papaya pomegranate turmeric chilli foxtail-millet bajra horse-gram',
  ),
  'andhra-delta': list(
    'rice black-gram coconut sugarcane green-gram maize banana chilli cotton cashew turmeric mango okra papaya sesame',
  ),
  'uttarakhand-plains': list(
    'wheat rice sugarcane mustard maize lentil potato mango litchi green-pea black-gram guava berseem oat tomato',
  ),
  'jammu-plains': list(
    'wheat rice maize mustard black-gram berseem oat potato mango bajra tomato onion okra chickpea',
  ),
  'kerala-hills': list(
    'coffee tea arecanut banana ginger coconut rice turmeric pineapple orange mango cowpea cabbage carrot',
  ),
};
