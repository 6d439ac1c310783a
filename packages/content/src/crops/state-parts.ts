import type { StateSlug } from '../state-slugs.ts';
import type { Bilingual } from '../text.ts';

/** A part of a state whose soil or climate differs strongly from the rest. */
export interface StatePart {
  id: string;
  state: StateSlug;
  name: Bilingual;
  /** In English, as `places` spells them. */
  districts: readonly string[];
}

const part = <Id extends string>(
  id: Id,
  state: StateSlug,
  name: Bilingual,
  districts: string,
): StatePart & { id: Id } => ({ id, state, name, districts: districts.split(', ') });

/** From memory, as the agro-climatic zones of the states are commonly drawn. */
export const stateParts = [
  part(
    'west-rajasthan',
    'rajasthan',
    { en: 'western Rajasthan', hi: 'पश्चिमी राजस्थान' },
    'Balotra, Barmer, Bikaner, Churu, Didwana-Kuchaman, Hanumangarh, Jaisalmer, Jalore, Jhunjhunu, Jodhpur, Nagaur, Pali, Phalodi, Sikar, Sri Ganganagar',
  ),
  part(
    'hadoti',
    'rajasthan',
    { en: 'south-eastern Rajasthan', hi: 'दक्षिण-पूर्वी राजस्थान' },
    'Baran, Bundi, Jhalawar, Kota',
  ),
  part(
    'vidarbha',
    'maharashtra',
    { en: 'Vidarbha', hi: 'विदर्भ' },
    'Akola, Amravati, Buldhana, Nagpur, Wardha, Washim, Yavatmal',
  ),
  part(
    'marathwada',
    'maharashtra',
    { en: 'Marathwada', hi: 'मराठवाड़ा' },
    'Beed, Chhatrapati Sambhajinagar, Dharashiv, Hingoli, Jalna, Latur, Nanded, Parbhani',
  ),
  part(
    'konkan',
    'maharashtra',
    { en: 'Konkan', hi: 'कोंकण' },
    'Mumbai City, Mumbai Suburban, Palghar, Raigad, Ratnagiri, Sindhudurg, Thane',
  ),
  part(
    'dry-maharashtra',
    'maharashtra',
    { en: 'the dry west of Maharashtra', hi: 'महाराष्ट्र का सूखा पश्चिमी भाग' },
    'Ahilyanagar, Sangli, Satara, Solapur',
  ),
  part(
    'malwa',
    'madhya-pradesh',
    { en: 'Malwa', hi: 'मालवा' },
    'Agar Malwa, Bhopal, Dewas, Dhar, Indore, Mandsaur, Neemuch, Rajgarh, Ratlam, Sehore, Shajapur, Ujjain, Vidisha',
  ),
  part(
    'bundelkhand',
    'uttar-pradesh',
    { en: 'Bundelkhand', hi: 'बुंदेलखंड' },
    'Banda, Chitrakoot, Hamirpur, Jalaun, Jhansi, Lalitpur, Mahoba',
  ),
  part(
    'north-gujarat',
    'gujarat',
    { en: 'north Gujarat and Kutch', hi: 'उत्तर गुजरात और कच्छ' },
    'Banaskantha, Kutch, Mehsana, Patan, Sabarkantha, Vav-Tharad',
  ),
  part(
    'saurashtra',
    'gujarat',
    { en: 'Saurashtra', hi: 'सौराष्ट्र' },
    'Amreli, Bhavnagar, Botad, Devbhumi Dwarka, Gir Somnath, Jamnagar, Junagadh, Morbi, Porbandar, Rajkot, Surendranagar',
  ),
  part(
    'south-gujarat',
    'gujarat',
    { en: 'south Gujarat', hi: 'दक्षिण गुजरात' },
    'Dang, Navsari, Surat, Tapi, Valsad',
  ),
  part(
    'coastal-karnataka',
    'karnataka',
    { en: 'coastal Karnataka', hi: 'तटीय कर्नाटक' },
    'Dakshina Kannada, Udupi, Uttara Kannada',
  ),
  part('malnad', 'karnataka', { en: 'Malnad', hi: 'मलनाड' }, 'Chikkamagaluru, Kodagu, Shivamogga'),
  part(
    'north-karnataka',
    'karnataka',
    { en: 'north Karnataka', hi: 'उत्तर कर्नाटक' },
    'Bagalkot, Belagavi, Bidar, Dharwad, Gadag, Kalaburagi, Koppal, Raichur, Vijayapura, Yadgir',
  ),
  part(
    'north-bengal',
    'west-bengal',
    { en: 'north Bengal', hi: 'उत्तर बंगाल' },
    'Alipurduar, Cooch Behar, Darjeeling, Jalpaiguri, Kalimpong',
  ),
  part(
    'red-bengal',
    'west-bengal',
    { en: 'western West Bengal', hi: 'पश्चिम बंगाल का पश्चिमी भाग' },
    'Bankura, Birbhum, Jhargram, Paschim Medinipur, Purulia',
  ),
  part(
    'dry-haryana',
    'haryana',
    { en: 'south-western Haryana', hi: 'दक्षिण-पश्चिमी हरियाणा' },
    'Bhiwani, Charkhi Dadri, Fatehabad, Hisar, Mahendragarh, Rewari, Sirsa',
  ),
  part(
    'south-punjab',
    'punjab',
    { en: 'south-western Punjab', hi: 'दक्षिण-पश्चिमी पंजाब' },
    'Bathinda, Faridkot, Fazilka, Mansa, Sri Muktsar Sahib',
  ),
  part(
    'cauvery-delta',
    'tamil-nadu',
    { en: 'the Cauvery delta', hi: 'कावेरी डेल्टा' },
    'Mayiladuthurai, Nagapattinam, Thanjavur, Tiruvarur',
  ),
  part('nilgiris', 'tamil-nadu', { en: 'the Nilgiris', hi: 'नीलगिरि' }, 'Nilgiris'),
  part(
    'rayalaseema',
    'andhra-pradesh',
    { en: 'Rayalaseema', hi: 'रायलसीमा' },
    'Ananthapuramu, Annamayya, Kurnool, Nandyal, Sri Sathya Sai, YSR Kadapa',
  ),
  part(
    'andhra-delta',
    'andhra-pradesh',
    { en: 'the Godavari and Krishna deltas', hi: 'गोदावरी और कृष्णा डेल्टा' },
    'Bapatla, Dr. B.R. Ambedkar Konaseema, East Godavari, Eluru, Kakinada, Krishna, West Godavari',
  ),
  part(
    'uttarakhand-plains',
    'uttarakhand',
    { en: 'the plains of Uttarakhand', hi: 'उत्तराखंड के मैदान' },
    'Haridwar, Udham Singh Nagar',
  ),
  part(
    'jammu-plains',
    'jammu-and-kashmir',
    { en: 'the plains of Jammu', hi: 'जम्मू के मैदान' },
    'Jammu, Kathua, Samba',
  ),
  part(
    'odisha-coast',
    'odisha',
    { en: 'coastal Odisha', hi: 'तटीय ओडिशा' },
    'Balasore, Bhadrak, Cuttack, Jagatsinghpur, Kendrapara, Puri',
  ),
  part(
    'north-telangana',
    'telangana',
    { en: 'northern Telangana', hi: 'उत्तरी तेलंगाना' },
    'Adilabad, Kumuram Bheem Asifabad, Nirmal',
  ),
  part(
    'kerala-hills',
    'kerala',
    { en: 'the hills of Kerala', hi: 'केरल की पहाड़ियां' },
    'Idukki, Wayanad',
  ),
] as const satisfies readonly StatePart[];

export type StatePartId = (typeof stateParts)[number]['id'];
