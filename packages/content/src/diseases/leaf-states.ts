/** What a class of the leaf model stands for in our facts. */
export interface LeafState {
  /** Name of the class in the model file, such as `tomato__late_blight`. */
  id: string;
  /** Crop of the leaf doctor. */
  cropId: string;
  /** Disease of our facts; null for a healthy leaf. */
  diseaseId: string | null;
}

/** The classes of the leaf model without `other`. */
export const leafStates: readonly LeafState[] = [
  { id: 'maize__common_rust', cropId: 'maize', diseaseId: 'maize-common-rust' },
  { id: 'maize__gray_leaf_spot', cropId: 'maize', diseaseId: 'maize-grey-leaf-spot' },
  { id: 'maize__healthy', cropId: 'maize', diseaseId: null },
  { id: 'maize__northern_leaf_blight', cropId: 'maize', diseaseId: 'maize-turcicum-leaf-blight' },
  { id: 'pepper__bacterial_spot', cropId: 'bell-pepper', diseaseId: 'bell-pepper-bacterial-spot' },
  { id: 'pepper__healthy', cropId: 'bell-pepper', diseaseId: null },
  { id: 'potato__early_blight', cropId: 'potato', diseaseId: 'potato-early-blight' },
  { id: 'potato__healthy', cropId: 'potato', diseaseId: null },
  { id: 'potato__late_blight', cropId: 'potato', diseaseId: 'potato-late-blight' },
  { id: 'tomato__bacterial_spot', cropId: 'tomato', diseaseId: 'tomato-bacterial-spot' },
  { id: 'tomato__early_blight', cropId: 'tomato', diseaseId: 'tomato-early-blight' },
  { id: 'tomato__healthy', cropId: 'tomato', diseaseId: null },
  { id: 'tomato__late_blight', cropId: 'tomato', diseaseId: 'tomato-late-blight' },
  { id: 'tomato__leaf_mold', cropId: 'tomato', diseaseId: 'tomato-leaf-mould' },
  { id: 'tomato__mosaic_virus', cropId: 'tomato', diseaseId: 'tomato-mosaic' },
  { id: 'tomato__septoria_leaf_spot', cropId: 'tomato', diseaseId: 'tomato-septoria-leaf-spot' },
  { id: 'tomato__spider_mites', cropId: 'tomato', diseaseId: 'tomato-two-spotted-spider-mite' },
  { id: 'tomato__target_spot', cropId: 'tomato', diseaseId: 'tomato-target-spot' },
  { id: 'tomato__yellow_leaf_curl_virus', cropId: 'tomato', diseaseId: 'tomato-leaf-curl' },
];
