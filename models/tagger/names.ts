/**
 * Names, towns and sentences of languages that no list at hand covers: those of India in their own scripts, and some of
 * Africa. Common ones, written down for training; a text's own context has to do the rest.
 */
export interface Locale {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly cities: readonly string[];
  readonly labels: readonly string[];
  /** `{P}` a full name, `{F}` a given name, `{C}` a town. */
  readonly frames: readonly string[];
}

const list = (words: string) => words.split(/\s+/u);

export const LOCALES: Readonly<Record<string, Locale>> = {
  hi: {
    first: list("प्रिया अमित सुनीता अनीता विकास पूजा संजय नेहा कविता मोहन सीता रमेश गीता अजय मीना राधा दीपक रेखा मनोज अर्जुन"),
    last: list("वर्मा गुप्ता सिंह कुमार यादव मिश्रा पांडे तिवारी अग्रवाल चौधरी मेहता श्रीवास्तव"),
    cities: list("मुंबई लखनऊ भोपाल कानपुर वाराणसी पटना इंदौर आगरा"),
    labels: list("नाम रोगी मरीज श्री श्रीमती डॉ. ग्राहक"),
    frames: [
      "{P} ने कहा कि वह कल आएंगे।",
      "रोगी {P} {C} में रहते हैं।",
      "मेरा नाम {P} है।",
      "{F} को {C} भेजा गया।",
      "कृपया {P} से संपर्क करें।",
      "{P} का खाता बंद है।",
    ],
  },
  mr: {
    first: list("स्नेहा प्रसाद गणेश अश्विनी संदीप मनीषा"),
    last: list("कुलकर्णी शिंदे पवार गायकवाड मोरे"),
    cities: list("मुंबई नागपूर नाशिक कोल्हापूर सोलापूर"),
    labels: list("नाव रुग्ण श्री. सौ. कु. डॉ."),
    frames: ["{P} यांनी अर्ज केला.", "रुग्ण {P} {C} येथे राहतात.", "माझे नाव {P} आहे.", "{F} {C} मध्ये आहे."],
  },
  bn: {
    first: list("প্রিয়া রহিম করিম সুমন মিতা রাজু শিলা অনিল কমলা সঞ্জয় ফাতেমা"),
    last: list("দাস রায় সেন ঘোষ বসু হোসেন আহমেদ চৌধুরী মুখার্জি ব্যানার্জি"),
    cities: list("ঢাকা চট্টগ্রাম খুলনা সিলেট রাজশাহী"),
    labels: list("নাম রোগী জনাব ডা. শ্রী"),
    frames: ["{P} আজ হাসপাতালে এসেছেন।", "রোগী {P} {C} থাকেন।", "আমার নাম {P}।", "{F} {C} গিয়েছিল।"],
  },
  as: {
    first: list("ৰঞ্জন মিতালী ভাস্কৰ জ্যোতি"),
    last: list("গগৈ দাস কলিতা বৰা"),
    cities: list("যোৰহাট ডিব্ৰুগড় তেজপুৰ"),
    labels: list("নাম ৰোগী শ্ৰী ডাঃ"),
    frames: ["ৰোগী {P} {C} থাকে।", "মোৰ নাম {P}।", "{P} কালি আহিছিল।"],
  },
  ta: {
    first: list("மீனா லட்சுமி ரமேஷ் கவிதா சுரேஷ் பிரியா முருகன்"),
    last: list("குமார் ராஜன் சுப்ரமணியம் நாராயணன் பிள்ளை"),
    cities: list("மதுரை கோயம்புத்தூர் திருச்சி சேலம்"),
    labels: list("பெயர் நோயாளி திரு. திருமதி டாக்டர்"),
    frames: ["{P} இன்று வந்தார்.", "நோயாளி {P} {C} வசிக்கிறார்.", "என் பெயர் {P}.", "{F} {C} சென்றார்."],
  },
  te: {
    first: list("రాజు లక్ష్మి సురేష్ ప్రియ రవి అనిత వెంకట్ శ్రీను"),
    last: list("రెడ్డి రావు నాయుడు శర్మ కుమార్ చౌదరి"),
    cities: list("విజయవాడ విశాఖపట్నం తిరుపతి వరంగల్"),
    labels: list("పేరు రోగి శ్రీ డా."),
    frames: ["{P} ఈరోజు వచ్చారు.", "రోగి {P} {C} లో ఉంటారు.", "నా పేరు {P}.", "{F} {C} వెళ్ళాడు."],
  },
  gu: {
    first: list("પ્રિયા જીગ્નેશ હેતલ રમેશ મીના કિરણ ભાવના"),
    last: list("પટેલ શાહ મહેતા દેસાઈ જોષી"),
    cities: list("સુરત વડોદરા રાજકોટ"),
    labels: list("નામ દર્દી શ્રી ડૉ."),
    frames: ["{P} આજે આવ્યા.", "દર્દી {P} {C} રહે છે.", "મારું નામ {P} છે.", "{F} {C} ગયા."],
  },
  kn: {
    first: list("ಪ್ರಿಯಾ ರಮೇಶ್ ಲಕ್ಷ್ಮಿ ಸುರೇಶ್ ಗೀತಾ ಮಂಜುನಾಥ್"),
    last: list("ಗೌಡ ರಾವ್ ಶೆಟ್ಟಿ ಹೆಗಡೆ ಕುಮಾರ್"),
    cities: list("ಮೈಸೂರು ಮಂಗಳೂರು ಹುಬ್ಬಳ್ಳಿ"),
    labels: list("ಹೆಸರು ರೋಗಿ ಶ್ರೀ ಡಾ."),
    frames: ["{P} ಇಂದು ಬಂದರು.", "ರೋಗಿ {P} {C} ವಾಸಿಸುತ್ತಾರೆ.", "ನನ್ನ ಹೆಸರು {P}.", "{F} {C} ಹೋದರು."],
  },
  ml: {
    first: list("പ്രിയ രമേശ് ലക്ഷ്മി സുരേഷ് ബിന്ദു അനിൽ"),
    last: list("നായർ മേനോൻ പിള്ള കുമാർ വർമ്മ"),
    cities: list("തിരുവനന്തപുരം കോഴിക്കോട് തൃശ്ശൂർ"),
    labels: list("പേര് രോഗി ശ്രീ ഡോ."),
    frames: ["{P} ഇന്ന് വന്നു.", "രോഗി {P} {C} താമസിക്കുന്നു.", "എന്റെ പേര് {P}.", "{F} {C} പോയി."],
  },
  pa: {
    first: list("ਗੁਰਪ੍ਰੀਤ ਹਰਪ੍ਰੀਤ ਮਨਜੀਤ ਸੁਖਵਿੰਦਰ ਜਸਲੀਨ"),
    last: list("ਸਿੰਘ ਕੌਰ ਗਿੱਲ ਸੰਧੂ ਸ਼ਰਮਾ"),
    cities: list("ਲੁਧਿਆਣਾ ਜਲੰਧਰ ਪਟਿਆਲਾ"),
    labels: list("ਨਾਮ ਮਰੀਜ਼ ਸ਼੍ਰੀ ਡਾ."),
    frames: ["{P} ਅੱਜ ਆਏ।", "ਮਰੀਜ਼ {P} {C} ਰਹਿੰਦੇ ਹਨ।", "ਮੇਰਾ ਨਾਮ {P} ਹੈ।", "{F} {C} ਗਏ।"],
  },
  or: {
    first: list("ରମେଶ ପ୍ରିୟା ସଞ୍ଜୟ ମମତା"),
    last: list("ସାହୁ ପଟ୍ଟନାୟକ ମିଶ୍ର"),
    cities: list("କଟକ ପୁରୀ ରାଉରକେଲା"),
    labels: list("ନାମ ରୋଗୀ ଶ୍ରୀ ଡା."),
    frames: ["{P} ଆଜି ଆସିଥିଲେ।", "ରୋଗୀ {P} {C} ରେ ରୁହନ୍ତି।", "ମୋ ନାମ {P}।"],
  },
  am: {
    first: list("አበበ ሙሉ ብርሃን ሄለን ዳዊት"),
    last: list("ከበደ አለሙ በቀለ ታደሰ"),
    cities: ["ሐዋሳ", "ጎንደር"],
    labels: list("ስም ታካሚ አቶ ወይዘሮ ዶ/ር"),
    frames: ["{P} ዛሬ መጣ።", "ታካሚ {P} {C} ይኖራል።", "ስሜ {P} ነው።"],
  },
  sw: {
    first: list("Juma Baraka Neema Zawadi Hamisi Rehema Salim Asha Mwanaidi Jabali"),
    last: list("Mwangi Kamau Njoroge Wanjiru Mushi Komba Mrisho Kimaro Abdallah"),
    cities: ["Nairobi", "Dar es Salaam", "Mombasa", "Arusha", "Dodoma", "Kisumu"],
    labels: ["Jina", "Mgonjwa", "Bwana", "Bibi", "Daktari"],
    frames: [
      "{P} alifika hospitalini leo.",
      "Mgonjwa {P} anaishi {C}.",
      "Jina langu ni {P}.",
      "Wasiliana na {P} kuhusu malipo.",
    ],
  },
  yo: {
    first: list(
      "Adébáyọ̀ Fọlákẹ́ Olúwaṣeun Babajide Yetunde Chinedu Ngozi Ifeoma Emeka Adaeze Thandiwe Sipho Nomvula Lindiwe",
    ),
    last: list("Adéyẹmí Ògúnlẹ́sì Balógun Eze Nwosu Chukwu Nkosi Mthembu Zulu"),
    cities: ["Ìbàdàn", "Lagos", "Enugu", "Abuja", "Durban", "eThekwini"],
    labels: ["Orúkọ", "Aláìsàn", "Aha", "Onye ọrịa", "Igama", "Isiguli"],
    frames: [
      "{P} wá sí ilé ìwòsàn lónìí.",
      "Aláìsàn {P} ń gbé ní {C}.",
      "Aha m bụ {P}.",
      "Igama lami ngu-{P}.",
      "Onye ọrịa {P} bi na {C}.",
    ],
  },
};
