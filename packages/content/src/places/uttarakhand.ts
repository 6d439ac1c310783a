import type { District } from './district.ts';

/** Districts of Uttarakhand. */
export const districts: readonly District[] = [
  { en: 'Almora', hi: 'अल्मोड़ा', lat: 29.6395, lon: 79.6727, certainty: 'computed' },
  { en: 'Bageshwar', hi: 'बागेश्वर', lat: 29.8374, lon: 79.7716, certainty: 'source read' },
  { en: 'Chamoli', hi: 'चमोली', lat: 30.41, lon: 79.32, certainty: 'memory' },
  { en: 'Champawat', hi: 'चंपावत', lat: 29.335, lon: 80.0778, certainty: 'source read' },
  { en: 'Dehradun', hi: 'देहरादून', lat: 30.4395, lon: 77.9926, certainty: 'computed' },
  { en: 'Haridwar', hi: 'हरिद्वार', lat: 29.9479, lon: 78.1603, certainty: 'source read' },
  { en: 'Nainital', hi: 'नैनीताल', lat: 29.3127, lon: 79.4852, certainty: 'computed' },
  { en: 'Pauri Garhwal', hi: 'पौड़ी गढ़वाल', lat: 29.9218, lon: 78.8041, certainty: 'computed' },
  { en: 'Pithoragarh', hi: 'पिथौरागढ़', lat: 29.58, lon: 80.22, certainty: 'memory' },
  { en: 'Rudraprayag', hi: 'रुद्रप्रयाग', lat: 30.2847, lon: 78.9835, certainty: 'source read' },
  { en: 'Tehri Garhwal', hi: 'टिहरी गढ़वाल', lat: 30.4374, lon: 78.537, certainty: 'computed' },
  { en: 'Udham Singh Nagar', hi: 'ऊधम सिंह नगर', lat: 29.0275, lon: 79.3586, certainty: 'computed' },
  { en: 'Uttarkashi', hi: 'उत्तरकाशी', lat: 30.73, lon: 78.44, certainty: 'memory' },
];
