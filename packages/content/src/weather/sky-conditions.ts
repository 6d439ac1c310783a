/** A condition of the sky by OpenWeather's number. */
export interface SkyCondition {
  id: number;
  /** Number of the picture; `d` or `n` follows for day or night. */
  icon: string;
  /** As the provider describes it. */
  en: string;
  /** Our own words. */
  hi: string;
}

/** Conditions, pictures and English words of OpenWeather's page of weather conditions; the Hindi words are our own. */
export const skyConditions: readonly SkyCondition[] = [
  { id: 200, icon: '11', en: 'thunderstorm with light rain', hi: 'हल्की बारिश के साथ आंधी-तूफान' },
  { id: 201, icon: '11', en: 'thunderstorm with rain', hi: 'बारिश के साथ आंधी-तूफान' },
  { id: 202, icon: '11', en: 'thunderstorm with heavy rain', hi: 'भारी बारिश के साथ आंधी-तूफान' },
  { id: 210, icon: '11', en: 'light thunderstorm', hi: 'हल्का आंधी-तूफान' },
  { id: 211, icon: '11', en: 'thunderstorm', hi: 'आंधी-तूफान' },
  { id: 212, icon: '11', en: 'heavy thunderstorm', hi: 'तेज आंधी-तूफान' },
  { id: 221, icon: '11', en: 'ragged thunderstorm', hi: 'रुक-रुक कर आंधी-तूफान' },
  { id: 230, icon: '11', en: 'thunderstorm with light drizzle', hi: 'हल्की फुहार के साथ आंधी-तूफान' },
  { id: 231, icon: '11', en: 'thunderstorm with drizzle', hi: 'फुहार के साथ आंधी-तूफान' },
  { id: 232, icon: '11', en: 'thunderstorm with heavy drizzle', hi: 'तेज फुहार के साथ आंधी-तूफान' },
  { id: 300, icon: '09', en: 'light intensity drizzle', hi: 'बहुत हल्की फुहार' },
  { id: 301, icon: '09', en: 'drizzle', hi: 'फुहार' },
  { id: 302, icon: '09', en: 'heavy intensity drizzle', hi: 'तेज फुहार' },
  { id: 310, icon: '09', en: 'light intensity drizzle rain', hi: 'हल्की फुहार और बारिश' },
  { id: 311, icon: '09', en: 'drizzle rain', hi: 'फुहार और बारिश' },
  { id: 312, icon: '09', en: 'heavy intensity drizzle rain', hi: 'तेज फुहार और बारिश' },
  { id: 313, icon: '09', en: 'shower rain and drizzle', hi: 'बौछार और फुहार' },
  { id: 314, icon: '09', en: 'heavy shower rain and drizzle', hi: 'तेज बौछार और फुहार' },
  { id: 321, icon: '09', en: 'shower drizzle', hi: 'फुहार की बौछार' },
  { id: 500, icon: '10', en: 'light rain', hi: 'हल्की बारिश' },
  { id: 501, icon: '10', en: 'moderate rain', hi: 'मध्यम बारिश' },
  { id: 502, icon: '10', en: 'heavy intensity rain', hi: 'भारी बारिश' },
  { id: 503, icon: '10', en: 'very heavy rain', hi: 'बहुत भारी बारिश' },
  { id: 504, icon: '10', en: 'extreme rain', hi: 'अत्यंत भारी बारिश' },
  { id: 511, icon: '13', en: 'freezing rain', hi: 'जमने वाली बारिश' },
  { id: 520, icon: '09', en: 'light intensity shower rain', hi: 'हल्की बौछार' },
  { id: 521, icon: '09', en: 'shower rain', hi: 'बौछार' },
  { id: 522, icon: '09', en: 'heavy intensity shower rain', hi: 'तेज बौछार' },
  { id: 531, icon: '09', en: 'ragged shower rain', hi: 'रुक-रुक कर बौछार' },
  { id: 600, icon: '13', en: 'light snow', hi: 'हल्की बर्फबारी' },
  { id: 601, icon: '13', en: 'snow', hi: 'बर्फबारी' },
  { id: 602, icon: '13', en: 'heavy snow', hi: 'भारी बर्फबारी' },
  { id: 611, icon: '13', en: 'sleet', hi: 'ओलेनुमा बर्फ' },
  { id: 612, icon: '13', en: 'light shower sleet', hi: 'ओलेनुमा बर्फ की हल्की बौछार' },
  { id: 613, icon: '13', en: 'shower sleet', hi: 'ओलेनुमा बर्फ की बौछार' },
  { id: 615, icon: '13', en: 'light rain and snow', hi: 'हल्की बारिश और बर्फ' },
  { id: 616, icon: '13', en: 'rain and snow', hi: 'बारिश और बर्फ' },
  { id: 620, icon: '13', en: 'light shower snow', hi: 'बर्फ की हल्की बौछार' },
  { id: 621, icon: '13', en: 'shower snow', hi: 'बर्फ की बौछार' },
  { id: 622, icon: '13', en: 'heavy shower snow', hi: 'बर्फ की भारी बौछार' },
  { id: 701, icon: '50', en: 'mist', hi: 'हल्की धुंध' },
  { id: 711, icon: '50', en: 'smoke', hi: 'धुआं' },
  { id: 721, icon: '50', en: 'haze', hi: 'धुंधलका' },
  { id: 731, icon: '50', en: 'sand/dust whirls', hi: 'धूल-रेत के बवंडर' },
  { id: 741, icon: '50', en: 'fog', hi: 'कोहरा' },
  { id: 751, icon: '50', en: 'sand', hi: 'रेत' },
  { id: 761, icon: '50', en: 'dust', hi: 'धूल' },
  { id: 762, icon: '50', en: 'volcanic ash', hi: 'ज्वालामुखी की राख' },
  { id: 771, icon: '50', en: 'squalls', hi: 'तेज झोंके' },
  { id: 781, icon: '50', en: 'tornado', hi: 'बवंडर' },
  { id: 800, icon: '01', en: 'clear sky', hi: 'साफ आसमान' },
  { id: 801, icon: '02', en: 'few clouds', hi: 'कुछ बादल' },
  { id: 802, icon: '03', en: 'scattered clouds', hi: 'बिखरे बादल' },
  { id: 803, icon: '04', en: 'broken clouds', hi: 'घने बादल' },
  { id: 804, icon: '04', en: 'overcast clouds', hi: 'पूरा आसमान बादलों से ढका' },
];
