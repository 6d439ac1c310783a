import type { District } from './district.ts';

/** Districts of West Bengal. */
export const districts: readonly District[] = [
  { en: 'Alipurduar', hi: 'अलीपुरद्वार', lat: 26.49, lon: 89.53, certainty: 'memory' },
  { en: 'Bankura', hi: 'बांकुड़ा', lat: 23.141, lon: 87.135, certainty: 'computed' },
  { en: 'Birbhum', hi: 'बीरभूम', lat: 24.0927, lon: 87.7357, certainty: 'computed' },
  { en: 'Cooch Behar', hi: 'कूचबिहार', lat: 26.291, lon: 89.3437, certainty: 'computed' },
  { en: 'Dakshin Dinajpur', hi: 'दक्षिण दिनाजपुर', lat: 25.22, lon: 88.78, certainty: 'memory' },
  { en: 'Darjeeling', hi: 'दार्जिलिंग', lat: 27.04, lon: 88.26, certainty: 'memory' },
  { en: 'Hooghly', hi: 'हुगली', lat: 22.9088, lon: 88.3967, certainty: 'source read' },
  { en: 'Howrah', hi: 'हावड़ा', lat: 22.5931, lon: 88.3373, certainty: 'computed' },
  { en: 'Jalpaiguri', hi: 'जलपाईगुड़ी', lat: 26.54, lon: 88.72, certainty: 'memory' },
  { en: 'Jhargram', hi: 'झाड़ग्राम', lat: 22.45, lon: 86.99, certainty: 'memory' },
  { en: 'Kalimpong', hi: 'कालिम्पोंग', lat: 27.0706, lon: 88.4753, certainty: 'source read' },
  { en: 'Kolkata', hi: 'कोलकाता', lat: 22.5553, lon: 88.3558, certainty: 'computed' },
  { en: 'Malda', hi: 'मालदा', lat: 25.01, lon: 88.14, certainty: 'memory' },
  { en: 'Murshidabad', hi: 'मुर्शिदाबाद', lat: 24.1839, lon: 88.2717, certainty: 'source read' },
  { en: 'Nadia', hi: 'नदिया', lat: 23.4827, lon: 88.5215, certainty: 'computed' },
  { en: 'North 24 Parganas', hi: 'उत्तर 24 परगना', lat: 22.72, lon: 88.48, certainty: 'memory' },
  { en: 'Paschim Bardhaman', hi: 'पश्चिम बर्धमान', lat: 23.68, lon: 86.97, certainty: 'memory' },
  { en: 'Paschim Medinipur', hi: 'पश्चिम मेदिनीपुर', lat: 22.42, lon: 87.32, certainty: 'memory' },
  { en: 'Purba Bardhaman', hi: 'पूर्व बर्धमान', lat: 23.4278, lon: 87.7677, certainty: 'computed' },
  { en: 'Purba Medinipur', hi: 'पूर्व मेदिनीपुर', lat: 22.3, lon: 87.92, certainty: 'memory' },
  { en: 'Purulia', hi: 'पुरुलिया', lat: 23.2774, lon: 86.4183, certainty: 'computed' },
  {
    en: 'South 24 Parganas',
    hi: 'दक्षिण 24 परगना',
    lat: 22.1994,
    lon: 88.4167,
    certainty: 'computed',
  },
  { en: 'Uttar Dinajpur', hi: 'उत्तर दिनाजपुर', lat: 25.62, lon: 88.12, certainty: 'memory' },
];
