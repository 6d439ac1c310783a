import type { SignsOfDisease } from './sign.ts';

/** The signs of every disease by its id, as its symptoms in our facts tell them. */
export const signsOfDiseases: Readonly<Record<string, SignsOfDisease>> = {
  'rice-blast': {
    typical: ['leaf-eye-spots', 'grain-black-neck'],
    sometimes: ['grain-white-ear', 'grain-light', 'leaf-edge-drying'],
    against: ['leaf-ooze'],
  },
  'rice-bacterial-leaf-blight': {
    typical: ['leaf-edge-drying', 'leaf-ooze'],
    sometimes: ['grain-light'],
    against: ['leaf-eye-spots'],
  },
  'rice-sheath-blight': {
    typical: ['stem-sheath-spots'],
    sometimes: ['leaf-edge-drying', 'grain-light', 'plant-dry-patch'],
  },
  'rice-brown-spot': {
    typical: ['leaf-sesame-spots'],
    sometimes: ['grain-light', 'leaf-lower-first'],
  },
  'rice-false-smut': { typical: ['grain-balls'], sometimes: ['grain-light'] },
  'rice-tungro': {
    typical: ['plant-stunted', 'plant-orange', 'plant-few-tillers'],
    sometimes: ['leaf-hoppers', 'grain-light'],
  },
  'rice-yellow-stem-borer': {
    typical: ['stem-dead-heart', 'grain-white-ear'],
    sometimes: ['leaf-eggs', 'stem-holes'],
    against: ['grain-black-neck'],
  },
  'rice-brown-plant-hopper': {
    typical: ['plant-dry-patch', 'stem-hoppers'],
    sometimes: ['plant-wilts', 'leaf-soot'],
  },
  'rice-leaf-folder': { typical: ['leaf-folded', 'leaf-windows'], sometimes: ['leaf-edge-drying'] },
  'rice-khaira': {
    typical: ['leaf-rusty-patches', 'plant-stunted'],
    sometimes: ['plant-few-tillers', 'leaf-old-yellow'],
  },
  'wheat-yellow-rust': {
    typical: ['leaf-stripe-powder'],
    sometimes: ['leaf-edge-drying', 'grain-light'],
    against: ['stem-pustules'],
  },
  'wheat-brown-rust': {
    typical: ['leaf-orange-pustules'],
    sometimes: ['grain-light'],
    against: ['leaf-stripe-powder'],
  },
  'wheat-black-rust': {
    typical: ['stem-pustules'],
    sometimes: ['leaf-orange-pustules', 'stem-breaks', 'grain-light'],
    against: ['leaf-stripe-powder'],
  },
  'wheat-loose-smut': {
    typical: ['grain-black-powder'],
    sometimes: ['plant-looks-healthy'],
    against: ['grain-fishy'],
  },
  'wheat-karnal-bunt': {
    typical: ['grain-black-part', 'grain-fishy'],
    sometimes: ['plant-looks-healthy'],
    against: ['grain-black-powder'],
  },
  'wheat-powdery-mildew': {
    typical: ['leaf-white-powder'],
    sometimes: ['leaf-old-yellow', 'leaf-lower-first', 'grain-light'],
    against: ['leaf-orange-pustules'],
  },
  'wheat-aphid': {
    typical: ['grain-aphids', 'leaf-aphids', 'leaf-soot'],
    sometimes: ['grain-light'],
  },
  'wheat-termite': {
    typical: ['plant-dry-patch', 'root-pulls-out', 'root-termites'],
    sometimes: ['root-eaten', 'plant-gaps', 'grain-white-ear'],
  },
  'maize-fall-armyworm': {
    typical: ['leaf-windows', 'stem-whorl-sawdust', 'leaf-holes'],
    sometimes: ['stem-dead-heart'],
  },
  'maize-turcicum-leaf-blight': {
    typical: ['leaf-cigar-spots'],
    sometimes: ['leaf-lower-first', 'leaf-edge-drying'],
    against: ['leaf-orange-pustules'],
  },
  'maize-maydis-leaf-blight': {
    typical: ['leaf-tan-spots'],
    sometimes: ['leaf-lower-first', 'leaf-edge-drying'],
    against: ['leaf-cigar-spots'],
  },
  'maize-common-rust': { typical: ['leaf-orange-pustules'], sometimes: ['leaf-edge-drying'] },
  'maize-grey-leaf-spot': {
    typical: ['leaf-square-spots'],
    sometimes: ['leaf-lower-first', 'leaf-edge-drying'],
    against: ['leaf-cigar-spots'],
  },
  'maize-downy-mildew': {
    typical: ['leaf-pale-stripes', 'leaf-down-below', 'flower-swollen'],
    sometimes: ['plant-stunted', 'fruit-few'],
  },
  'bajra-downy-mildew': {
    typical: ['grain-leafy-ear', 'leaf-down-below'],
    sometimes: ['leaf-pale-stripes', 'plant-stunted'],
  },
  'sorghum-shoot-fly': {
    typical: ['stem-dead-heart'],
    sometimes: ['plant-gaps', 'stem-bad-smell'],
  },
  'sorghum-grain-mould': {
    typical: ['grain-mould'],
    sometimes: ['grain-light', 'plant-looks-healthy'],
  },
  'sugarcane-red-rot': {
    typical: ['leaf-top-dries', 'stem-red-inside', 'stem-bad-smell'],
    sometimes: ['plant-wilts'],
    against: ['stem-holes'],
  },
  'sugarcane-early-shoot-borer': {
    typical: ['stem-dead-heart', 'stem-bad-smell'],
    sometimes: ['stem-holes', 'plant-gaps'],
    against: ['stem-red-inside'],
  },
  'sugarcane-smut': {
    typical: ['stem-black-whip'],
    sometimes: ['plant-thin-pale', 'plant-stunted'],
  },
  'cotton-pink-bollworm': {
    typical: ['flower-rosette', 'fruit-pink-larva'],
    sometimes: ['fruit-round-hole', 'fruit-drop'],
  },
  'cotton-whitefly': {
    typical: ['leaf-soot', 'leaf-whiteflies'],
    sometimes: ['leaf-curl-up', 'plant-stunted'],
  },
  'cotton-leaf-curl-disease': {
    typical: ['leaf-thick-veins', 'leaf-curl-up'],
    sometimes: ['plant-stunted', 'leaf-whiteflies', 'fruit-few', 'leaf-small'],
    against: ['leaf-red-edges'],
  },
  'cotton-jassid': {
    typical: ['leaf-red-edges', 'leaf-curl-down'],
    sometimes: ['leaf-hoppers', 'leaf-edge-drying', 'plant-stunted'],
    against: ['leaf-thick-veins'],
  },
  'cotton-bacterial-blight': {
    typical: ['leaf-angular-spots', 'stem-black-stretch'],
    sometimes: ['leaf-wet-spots', 'fruit-dark-spots', 'leaf-fall'],
  },
  'soybean-yellow-mosaic': {
    typical: ['leaf-mosaic'],
    sometimes: ['leaf-whiteflies', 'plant-stunted', 'fruit-few'],
    against: ['leaf-pustules-below'],
  },
  'soybean-rust': {
    typical: ['leaf-pustules-below', 'leaf-fall'],
    sometimes: ['leaf-orange-pustules', 'leaf-lower-first'],
    against: ['leaf-mosaic'],
  },
  'soybean-girdle-beetle': {
    typical: ['stem-rings'],
    sometimes: ['stem-drooping-tip', 'stem-holes', 'plant-half-wilts'],
  },
  'groundnut-tikka-leaf-spot': {
    typical: ['leaf-halo-spots'],
    sometimes: ['leaf-fall', 'leaf-lower-first', 'leaf-black-spots'],
  },
  'groundnut-collar-rot': {
    typical: ['stem-collar-rot', 'plant-wilts', 'plant-gaps'],
    sometimes: ['root-pulls-out'],
    against: ['root-eaten'],
  },
  'mustard-aphid': {
    typical: ['flower-aphids', 'leaf-soot'],
    sometimes: ['leaf-aphids', 'fruit-few', 'leaf-twisted'],
  },
  'mustard-white-rust': {
    typical: ['leaf-blisters', 'flower-swollen'],
    sometimes: ['fruit-few', 'leaf-fall'],
    against: ['leaf-ring-spots'],
  },
  'mustard-alternaria-blight': {
    typical: ['leaf-ring-spots', 'fruit-rings'],
    sometimes: ['leaf-lower-first', 'fruit-dark-spots', 'leaf-fall'],
    against: ['leaf-blisters'],
  },
  'coconut-rhinoceros-beetle': {
    typical: ['leaf-v-cuts', 'stem-crown-holes'],
    sometimes: ['fruit-few'],
  },
  'coconut-bud-rot': {
    typical: ['stem-dead-heart', 'stem-bad-smell'],
    sometimes: ['fruit-drop'],
    against: ['leaf-v-cuts'],
  },
  'tea-blister-blight': {
    typical: ['leaf-blisters'],
    sometimes: ['leaf-twisted', 'leaf-yellow-spots'],
  },
  'coffee-leaf-rust': {
    typical: ['leaf-pustules-below', 'leaf-fall'],
    sometimes: ['leaf-yellow-spots', 'stem-dieback', 'fruit-few'],
  },
  'chickpea-wilt': {
    typical: ['plant-wilts', 'stem-brown-inside'],
    sometimes: ['leaf-old-yellow', 'plant-dry-patch'],
    against: ['leaf-ring-spots', 'fruit-round-hole'],
  },
  'chickpea-pod-borer': {
    typical: ['fruit-round-hole', 'fruit-larva'],
    sometimes: ['leaf-holes', 'fruit-few'],
  },
  'chickpea-ascochyta-blight': {
    typical: ['leaf-ring-spots', 'leaf-dotted-spots', 'stem-breaks'],
    sometimes: ['fruit-rings', 'stem-black-stretch', 'plant-dry-patch'],
    against: ['stem-brown-inside'],
  },
  'pigeon-pea-sterility-mosaic': {
    typical: ['plant-bushy', 'fruit-few'],
    sometimes: ['leaf-mosaic', 'leaf-small', 'plant-thin-pale'],
    against: ['stem-purple-band'],
  },
  'pigeon-pea-wilt': {
    typical: ['plant-half-wilts', 'stem-purple-band'],
    sometimes: ['plant-wilts', 'stem-brown-inside', 'leaf-old-yellow'],
  },
  'pigeon-pea-pod-borer': {
    typical: ['fruit-round-hole', 'flower-webbed'],
    sometimes: ['fruit-larva', 'fruit-drop'],
  },
  'moong-and-urad-yellow-mosaic': {
    typical: ['leaf-mosaic', 'fruit-few'],
    sometimes: ['leaf-whiteflies', 'plant-stunted', 'fruit-pale'],
    against: ['leaf-white-powder'],
  },
  'moong-and-urad-powdery-mildew': {
    typical: ['leaf-white-powder'],
    sometimes: ['leaf-fall', 'leaf-old-yellow'],
  },
  'lentil-rust': {
    typical: ['leaf-orange-pustules', 'stem-pustules'],
    sometimes: ['leaf-fall', 'leaf-pustules-below', 'fruit-few'],
  },
  'potato-late-blight': {
    typical: ['leaf-wet-spots', 'leaf-down-below', 'tuber-brown-rot'],
    sometimes: ['stem-black-stretch', 'leaf-edge-drying', 'plant-dry-patch'],
    against: ['leaf-ring-spots'],
  },
  'potato-early-blight': {
    typical: ['leaf-ring-spots', 'leaf-lower-first'],
    sometimes: ['leaf-old-yellow', 'leaf-fall'],
    against: ['leaf-down-below'],
  },
  'potato-common-scab': {
    typical: ['tuber-corky'],
    sometimes: ['plant-looks-healthy'],
    against: ['tuber-black-crust'],
  },
  'potato-black-scurf': {
    typical: ['tuber-black-crust'],
    sometimes: ['plant-looks-healthy', 'plant-gaps'],
    against: ['tuber-corky'],
  },
  'potato-tuber-moth': {
    typical: ['tuber-tunnels', 'leaf-mines'],
    sometimes: ['plant-looks-healthy'],
  },
  'tomato-late-blight': {
    typical: ['leaf-wet-spots', 'fruit-firm-rot'],
    sometimes: ['leaf-down-below', 'stem-black-stretch', 'plant-dry-patch'],
    against: ['leaf-ring-spots'],
  },
  'tomato-early-blight': {
    typical: ['leaf-ring-spots', 'leaf-lower-first'],
    sometimes: ['stem-collar-rot', 'leaf-old-yellow', 'fruit-ring-rot', 'leaf-fall'],
    against: ['leaf-down-below', 'fruit-pits'],
  },
  'tomato-leaf-curl': {
    typical: ['leaf-small', 'leaf-curl-up', 'plant-stunted', 'fruit-few'],
    sometimes: ['leaf-whiteflies', 'plant-bushy'],
    against: ['leaf-thread'],
  },
  'tomato-mosaic': {
    typical: ['leaf-mosaic', 'leaf-thread'],
    sometimes: ['fruit-few', 'plant-stunted', 'fruit-misshapen'],
    against: ['leaf-curl-up'],
  },
  'tomato-bacterial-wilt': {
    typical: ['plant-wilts-green', 'stem-milky-thread'],
    sometimes: ['stem-brown-inside', 'plant-wilts'],
    against: ['leaf-old-yellow'],
  },
  'tomato-bacterial-spot': {
    typical: ['leaf-greasy-dots', 'fruit-scabs'],
    sometimes: ['leaf-halo-spots', 'leaf-fall'],
    against: ['leaf-ring-spots'],
  },
  'tomato-septoria-leaf-spot': {
    typical: ['leaf-dotted-spots', 'leaf-lower-first'],
    sometimes: ['leaf-fall', 'leaf-old-yellow'],
    against: ['fruit-scabs'],
  },
  'tomato-leaf-mould': {
    typical: ['leaf-yellow-spots', 'leaf-velvet'],
    sometimes: ['leaf-down-below', 'leaf-edge-drying', 'leaf-fall'],
  },
  'tomato-target-spot': {
    typical: ['leaf-ring-spots', 'fruit-pits'],
    sometimes: ['leaf-fall', 'leaf-halo-spots'],
    against: ['leaf-down-below'],
  },
  'tomato-two-spotted-spider-mite': {
    typical: ['leaf-pale-dots', 'leaf-web'],
    sometimes: ['leaf-edge-drying'],
  },
  'tomato-fruit-borer': {
    typical: ['fruit-round-hole', 'fruit-larva'],
    sometimes: ['leaf-holes'],
    against: ['fruit-pinholes'],
  },
  'tomato-pinworm': {
    typical: ['leaf-mines', 'fruit-pinholes'],
    sometimes: ['stem-drooping-tip', 'leaf-edge-drying'],
  },
  'brinjal-shoot-and-fruit-borer': {
    typical: ['stem-drooping-tip', 'fruit-round-hole'],
    sometimes: ['stem-holes', 'fruit-larva'],
  },
  'brinjal-little-leaf': {
    typical: ['leaf-small', 'plant-bushy', 'fruit-few'],
    sometimes: ['plant-stunted', 'leaf-hoppers', 'leaf-mosaic'],
  },
  'chilli-leaf-curl-and-thrips': {
    typical: ['leaf-curl-up', 'plant-stunted'],
    sometimes: ['leaf-curl-down', 'leaf-thrips', 'leaf-small', 'fruit-drop', 'leaf-mosaic'],
    against: ['fruit-ring-rot'],
  },
  'chilli-fruit-rot-and-dieback': {
    typical: ['fruit-ring-rot', 'stem-dieback'],
    sometimes: ['fruit-dark-spots', 'leaf-black-spots', 'fruit-drop'],
  },
  'bell-pepper-bacterial-spot': {
    typical: ['leaf-halo-spots', 'leaf-fall'],
    sometimes: ['leaf-greasy-dots', 'fruit-scabs'],
  },
  'onion-purple-blotch': {
    typical: ['leaf-purple-spots', 'leaf-ring-spots'],
    sometimes: ['leaf-edge-drying'],
    against: ['leaf-silver-streaks'],
  },
  'onion-thrips': {
    typical: ['leaf-silver-streaks', 'leaf-twisted'],
    sometimes: ['leaf-thrips', 'leaf-edge-drying', 'plant-stunted'],
    against: ['leaf-ring-spots'],
  },
  'okra-yellow-vein-mosaic': {
    typical: ['leaf-yellow-veins', 'fruit-pale'],
    sometimes: ['leaf-whiteflies', 'plant-stunted', 'fruit-few', 'leaf-mosaic'],
  },
  'cabbage-and-cauliflower-diamondback-moth': {
    typical: ['leaf-holes', 'leaf-windows'],
    sometimes: ['leaf-web'],
    against: ['leaf-v-yellow'],
  },
  'cabbage-and-cauliflower-black-rot': {
    typical: ['leaf-v-yellow'],
    sometimes: ['stem-bad-smell', 'leaf-edge-drying', 'leaf-fall', 'plant-stunted'],
    against: ['leaf-windows'],
  },
  'cucurbits-downy-mildew': {
    typical: ['leaf-angular-spots', 'leaf-yellow-spots', 'leaf-down-below'],
    sometimes: ['leaf-edge-drying', 'leaf-old-yellow'],
    against: ['leaf-white-powder'],
  },
  'cucurbits-powdery-mildew': {
    typical: ['leaf-white-powder'],
    sometimes: ['leaf-old-yellow', 'leaf-edge-drying'],
    against: ['leaf-angular-spots'],
  },
  'cucurbits-fruit-fly': {
    typical: ['fruit-maggots', 'fruit-misshapen'],
    sometimes: ['fruit-drop', 'fruit-pinholes'],
  },
  'ginger-and-turmeric-rhizome-rot': {
    typical: ['leaf-old-yellow', 'tuber-soft-smell'],
    sometimes: ['stem-collar-rot', 'root-pulls-out', 'plant-wilts'],
  },
  'mango-powdery-mildew': {
    typical: ['flower-powder'],
    sometimes: ['fruit-drop', 'leaf-white-powder'],
    against: ['flower-sticky'],
  },
  'mango-anthracnose': {
    typical: ['flower-black', 'leaf-black-spots', 'fruit-dark-spots'],
    sometimes: ['stem-dieback', 'fruit-drop'],
  },
  'mango-hopper': {
    typical: ['flower-sticky', 'leaf-soot', 'flower-hoppers'],
    sometimes: ['fruit-drop'],
    against: ['flower-powder'],
  },
  'banana-panama-wilt': {
    typical: ['leaf-skirt', 'stem-red-inside'],
    sometimes: ['stem-split', 'leaf-old-yellow', 'plant-wilts'],
    against: ['leaf-dashes'],
  },
  'banana-sigatoka-leaf-spot': {
    typical: ['leaf-pale-stripes', 'leaf-eye-spots'],
    sometimes: ['leaf-edge-drying', 'leaf-lower-first'],
    against: ['stem-red-inside'],
  },
  'banana-bunchy-top': {
    typical: ['plant-bushy', 'leaf-dashes'],
    sometimes: ['plant-stunted', 'fruit-few', 'leaf-aphids', 'leaf-small'],
    against: ['leaf-skirt'],
  },
  'citrus-canker': {
    typical: ['leaf-corky-spots', 'fruit-scabs'],
    sometimes: ['leaf-halo-spots', 'stem-wounds', 'fruit-drop', 'leaf-mines'],
  },
  'citrus-greening': {
    typical: ['leaf-mosaic', 'fruit-misshapen'],
    sometimes: ['fruit-drop', 'stem-dieback', 'fruit-few'],
    against: ['leaf-corky-spots'],
  },
  'citrus-gummosis-and-foot-rot': {
    typical: ['stem-gum'],
    sometimes: ['leaf-old-yellow', 'stem-collar-rot', 'stem-dieback', 'leaf-fall'],
    against: ['leaf-corky-spots'],
  },
  'grapes-downy-mildew': {
    typical: ['leaf-yellow-spots', 'leaf-down-below'],
    sometimes: ['fruit-mummies', 'leaf-fall'],
    against: ['leaf-white-powder'],
  },
  'grapes-powdery-mildew': {
    typical: ['leaf-white-powder', 'fruit-powder', 'fruit-cracks'],
    sometimes: ['leaf-twisted'],
    against: ['leaf-down-below'],
  },
  'grapes-black-rot': {
    typical: ['leaf-dotted-spots', 'fruit-mummies'],
    sometimes: ['stem-wounds'],
    against: ['leaf-tiger-stripes'],
  },
  'grapes-leaf-blight': {
    typical: ['leaf-angular-spots', 'leaf-black-spots'],
    sometimes: ['leaf-fall'],
    against: ['fruit-mummies'],
  },
  'grapes-esca': {
    typical: ['leaf-tiger-stripes', 'fruit-dark-spots'],
    sometimes: ['stem-dieback', 'plant-half-wilts', 'stem-brown-inside'],
    against: ['leaf-dotted-spots'],
  },
  'apple-scab': {
    typical: ['leaf-velvet', 'fruit-scabs', 'fruit-cracks'],
    sometimes: ['leaf-fall', 'fruit-dark-spots'],
  },
  'apple-cedar-apple-rust': {
    typical: ['leaf-orange-tubes'],
    sometimes: ['leaf-fall', 'leaf-yellow-spots'],
  },
  'apple-black-rot': {
    typical: ['leaf-eye-spots', 'fruit-ring-rot'],
    sometimes: ['stem-wounds', 'fruit-mummies', 'leaf-purple-spots', 'leaf-fall'],
  },
  'apple-woolly-aphid': {
    typical: ['stem-wool', 'root-galls'],
    sometimes: ['plant-stunted', 'stem-wounds'],
  },
  'pomegranate-bacterial-blight': {
    typical: ['leaf-greasy-dots', 'fruit-cracks'],
    sometimes: ['fruit-dark-spots', 'stem-wounds', 'leaf-fall', 'leaf-halo-spots'],
  },
  'guava-wilt': {
    typical: ['stem-dieback', 'plant-half-wilts'],
    sometimes: ['leaf-old-yellow', 'plant-wilts', 'stem-brown-inside', 'root-galls', 'leaf-fall'],
  },
  'papaya-ring-spot': {
    typical: ['leaf-mosaic', 'leaf-thread', 'fruit-rings'],
    sometimes: ['plant-stunted', 'fruit-few', 'fruit-misshapen'],
  },
  'strawberry-leaf-scorch': {
    typical: ['leaf-purple-spots', 'leaf-edge-drying'],
    sometimes: ['leaf-old-yellow'],
  },
  'peach-bacterial-spot': {
    typical: ['leaf-shot-holes', 'fruit-cracks'],
    sometimes: ['fruit-dark-spots', 'leaf-fall', 'leaf-angular-spots'],
  },
  'cherry-powdery-mildew': {
    typical: ['leaf-white-powder'],
    sometimes: ['leaf-curl-up', 'leaf-twisted', 'leaf-fall'],
  },
  'many-crops-nitrogen-deficiency': {
    typical: ['leaf-old-yellow', 'plant-thin-pale'],
    sometimes: ['plant-stunted'],
    against: ['leaf-green-veins'],
  },
  'many-crops-iron-deficiency': {
    typical: ['leaf-green-veins'],
    sometimes: ['plant-stunted'],
    against: ['leaf-old-yellow'],
  },
  'many-crops-root-knot-nematode': {
    typical: ['root-galls', 'plant-stunted'],
    sometimes: ['plant-dry-patch', 'leaf-old-yellow', 'plant-wilts'],
    against: ['root-eaten'],
  },
  'many-crops-white-grub': {
    typical: ['root-eaten', 'root-grub', 'plant-wilts'],
    sometimes: ['root-pulls-out', 'plant-gaps', 'plant-dry-patch'],
    against: ['root-galls'],
  },
  'many-crops-locust': { typical: ['plant-swarm', 'plant-eaten-bare'], sometimes: ['leaf-holes'] },
};
