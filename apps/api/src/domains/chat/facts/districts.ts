import { districts as andamanAndNicobarIslands } from '@upaj/content/places/andaman-and-nicobar-islands';
import { districts as andhraPradesh } from '@upaj/content/places/andhra-pradesh';
import { districts as arunachalPradesh } from '@upaj/content/places/arunachal-pradesh';
import { districts as assam } from '@upaj/content/places/assam';
import { districts as bihar } from '@upaj/content/places/bihar';
import { districts as chandigarh } from '@upaj/content/places/chandigarh';
import { districts as chhattisgarh } from '@upaj/content/places/chhattisgarh';
import { districts as dadraAndNagarHaveliAndDamanAndDiu } from '@upaj/content/places/dadra-and-nagar-haveli-and-daman-and-diu';
import { districts as delhi } from '@upaj/content/places/delhi';
import type { District } from '@upaj/content/places/district';
import { districts as goa } from '@upaj/content/places/goa';
import { districts as gujarat } from '@upaj/content/places/gujarat';
import { districts as haryana } from '@upaj/content/places/haryana';
import { districts as himachalPradesh } from '@upaj/content/places/himachal-pradesh';
import { districts as jammuAndKashmir } from '@upaj/content/places/jammu-and-kashmir';
import { districts as jharkhand } from '@upaj/content/places/jharkhand';
import { districts as karnataka } from '@upaj/content/places/karnataka';
import { districts as kerala } from '@upaj/content/places/kerala';
import { districts as ladakh } from '@upaj/content/places/ladakh';
import { districts as lakshadweep } from '@upaj/content/places/lakshadweep';
import { districts as madhyaPradesh } from '@upaj/content/places/madhya-pradesh';
import { districts as maharashtra } from '@upaj/content/places/maharashtra';
import { districts as manipur } from '@upaj/content/places/manipur';
import { districts as meghalaya } from '@upaj/content/places/meghalaya';
import { districts as mizoram } from '@upaj/content/places/mizoram';
import { districts as nagaland } from '@upaj/content/places/nagaland';
import { districts as odisha } from '@upaj/content/places/odisha';
import { districts as puducherry } from '@upaj/content/places/puducherry';
import { districts as punjab } from '@upaj/content/places/punjab';
import { districts as rajasthan } from '@upaj/content/places/rajasthan';
import { districts as sikkim } from '@upaj/content/places/sikkim';
import { districts as tamilNadu } from '@upaj/content/places/tamil-nadu';
import { districts as telangana } from '@upaj/content/places/telangana';
import { districts as tripura } from '@upaj/content/places/tripura';
import { districts as uttarPradesh } from '@upaj/content/places/uttar-pradesh';
import { districts as uttarakhand } from '@upaj/content/places/uttarakhand';
import { districts as westBengal } from '@upaj/content/places/west-bengal';
import type { StateSlug } from '@upaj/content/state-slugs';

/** The districts of every state at once: a server reads them all, a page only those of one state. */
export const districts: Readonly<Record<StateSlug, readonly District[]>> = {
  'andhra-pradesh': andhraPradesh,
  'arunachal-pradesh': arunachalPradesh,
  assam,
  bihar,
  chhattisgarh,
  goa,
  gujarat,
  haryana,
  'himachal-pradesh': himachalPradesh,
  jharkhand,
  karnataka,
  kerala,
  'madhya-pradesh': madhyaPradesh,
  maharashtra,
  manipur,
  meghalaya,
  mizoram,
  nagaland,
  odisha,
  punjab,
  rajasthan,
  sikkim,
  'tamil-nadu': tamilNadu,
  telangana,
  tripura,
  'uttar-pradesh': uttarPradesh,
  uttarakhand,
  'west-bengal': westBengal,
  'andaman-and-nicobar-islands': andamanAndNicobarIslands,
  chandigarh,
  'dadra-and-nagar-haveli-and-daman-and-diu': dadraAndNagarHaveliAndDamanAndDiu,
  delhi,
  'jammu-and-kashmir': jammuAndKashmir,
  ladakh,
  lakshadweep,
  puducherry,
};
