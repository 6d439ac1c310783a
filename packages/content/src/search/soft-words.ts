import { foldedWords } from './fold.ts';

/** Stop words: they count only in a query without other words. */
export const softWords: ReadonlySet<string> = new Set(
  foldedWords(`का के की को से में मे है हैं हूं और या पर लिए मुझे मेरा मेरे हमको कैसे कब क्या कहां कौन चाहिए करना करें लेना खरीदना
   खरीदनी बेचना बेचने बेचनी आज ताजा नया नई सस्ता अच्छा ऑनलाइन किलो क्विंटल भाव दाम रेट योजना योजनाएं स्कीम सरकारी सरकार
   वीडियो खबर समाचार जानकारी किसान किसानों कृषि खेती पालन साबुत देसी देशी रुपये रुपए
   ka ke ki ko se me mein main hai hain aur ya par liye mujhe mera hame kaise kab kya kahan kaun chahiye chaiye karna
   lena kharidna kharidni bechna bechne bechni aaj taza naya nayi sasta accha acha achha online kilo quintal bhav bhaw daam
   rate rates price prices yojana yojna scheme schemes sarkari sarkar video videos khabar samachar jankari kisan kisano krishi kheti palan desi rupaye rupees rs
   the a an of for in to and or on with by from near me my how what is are i want buy sell need best good fresh cheap
   today new wholesale retail government govt apply form list online news about kg per farmer farmers farming agriculture crop crops`),
);
