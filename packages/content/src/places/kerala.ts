import type { District } from './district.ts';

/** Districts of Kerala. */
export const districts: readonly District[] = [
  { en: 'Alappuzha', hi: 'आलप्पुझा', lat: 9.4236, lon: 76.4496, certainty: 'computed' },
  { en: 'Ernakulam', hi: 'एर्नाकुलम', lat: 10.0577, lon: 76.4273, certainty: 'computed' },
  { en: 'Idukki', hi: 'इडुक्की', lat: 9.8822, lon: 77.0275, certainty: 'computed' },
  { en: 'Kannur', hi: 'कन्नूर', lat: 12.0006, lon: 75.5262, certainty: 'computed' },
  { en: 'Kasaragod', hi: 'कासरगोड', lat: 12.5, lon: 74.99, certainty: 'memory' },
  { en: 'Kollam', hi: 'कोल्लम', lat: 8.9642, lon: 76.7744, certainty: 'computed' },
  { en: 'Kottayam', hi: 'कोट्टायम', lat: 9.633, lon: 76.656, certainty: 'computed' },
  { en: 'Kozhikode', hi: 'कोझिकोड', lat: 11.4848, lon: 75.8167, certainty: 'computed' },
  { en: 'Malappuram', hi: 'मलप्पुरम', lat: 11.0785, lon: 76.115, certainty: 'computed' },
  { en: 'Palakkad', hi: 'पलक्कड़', lat: 10.7946, lon: 76.5088, certainty: 'computed' },
  { en: 'Pathanamthitta', hi: 'पतनमतिट्टा', lat: 9.2841, lon: 76.7873, certainty: 'computed' },
  { en: 'Thiruvananthapuram', hi: 'तिरुवनंतपुरम', lat: 8.6206, lon: 76.9357, certainty: 'computed' },
  { en: 'Thrissur', hi: 'त्रिशूर', lat: 10.5089, lon: 76.2287, certainty: 'computed' },
  { en: 'Wayanad', hi: 'वायनाड', lat: 11.61, lon: 76.08, certainty: 'memory' },
];
