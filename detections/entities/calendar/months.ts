/**
 * Names of the months, whole, shortened and inflected, in the languages that people write dates in. Small letters,
 * accents as written; a final dot is not part of a name.
 */
const LISTS: readonly (readonly string[])[] = [
  `january jan januar january. janvier janv enero ene gennaio genn gen janeiro januari styczeń stycznia sty leden ledna led
  január januára ianuarie ian ocak oca январь января янв січень січня ιανουαρίου ιανουάριος ιαν tammikuu tammikuuta
  jaanuar janvāris sausio siječanj siječnja januara януари јануар janúar يناير جنوری जनवरी জানুয়ারি ஜனவரி ינואר มกราคม ม.ค gener urtarril xaneiro`,
  `february feb februar février fevrier févr febrero febbraio febbr fevereiro fev februari februarie luty lutego lut únor února
  február februára şubat şub февраль февраля фев лютий лютого φεβρουαρίου φεβρουάριος φεβ helmikuu helmikuuta veebruar
  februāris vasario veljača veljače februara февруари фебруар febrúar فبراير فروری फरवरी ফেব্রুয়ারি பிப்ரவரி פברואר กุมภาพันธ์ febrer otsail`,
  `march mar mrz märz maerz mars marzo março marco maart mrt marzec marca mart březen března marec martie mar марта март
  мар березень березня μαρτίου μάρτιος maaliskuu maaliskuuta märts marts kovo ožujak ožujka марц mars مارس मार्च মার্চ மார்ச் מרץ มีนาคม març martxo`,
  `april apr avril avr abril abr aprile kwiecień kwietnia kwi duben dubna apríl apríla aprilie nisan nis апрель апреля апр
  квітень квітня απριλίου απρίλιος huhtikuu huhtikuuta aprill aprīlis balandžio travanj travnja aprila април apríl أبريل ابريل अप्रैल এপ্রিল ஏப்ரல் אפריל เมษายน apirila`,
  `may mai mayo maggio mag maio mei maj maja květen května máj mája mayıs май мая травень травня μαΐου μάιος μαϊου toukokuu
  toukokuuta maijs gegužės svibanj svibnja мај maí مايو मई মে மே מאי พฤษภาคม maig maiatz mayo`,
  `june jun juni juin junio giugno giu junho czerwiec czerwca cze červen června jún júna iunie haziran haz июнь июня июн
  червень червня ιουνίου ιούνιος kesäkuu kesäkuuta juuni jūnijs birželio lipanj lipnja juna юни јун júní يونيو जून জুন ஜூன் יוני มิถุนายน juny ekain xuño`,
  `july jul juli juillet juil julio luglio lug julho lipiec lipca lip červenec července júl júla iulie temmuz tem июль июля
  июл липень липня ιουλίου ιούλιος heinäkuu heinäkuuta juuli jūlijs liepos srpanj srpnja jula юли јул júlí يوليو जुलाई জুলাই ஜூலை יולי กรกฎาคม juliol uztail xullo`,
  `august aug août aout agosto ago augustus sierpień sierpnia sie srpen srpna augusta ağustos ağu август августа авг серпень
  серпня αυγούστου αύγουστος elokuu elokuuta augusti augusts rugpjūčio kolovoz kolovoza avgust avgusta ágúst أغسطس अगस्त আগস্ট ஆகஸ்ட் אוגוסט สิงหาคม agost abuztu`,
  `september sep sept septembre septiembre settembre sett set setembro wrzesień września wrz září septembra septembrie eylül
  eyl сентябрь сентября сен вересень вересня σεπτεμβρίου σεπτέμβριος syyskuu syyskuuta septembris rugsėjo rujan rujna
  septembar септември септембар سبتمبر सितंबर সেপ্টেম্বর செப்டம்பர் ספטמבר กันยายน setembre irail`,
  `october oct oktober okt octobre octubre ottobre ott outubro out październik października paź říjen října október októbra
  octombrie ekim eki октябрь октября окт жовтень жовтня οκτωβρίου οκτώβριος lokakuu lokakuuta oktoober oktobris spalio
  listopad listopada oktobar oktobra октомври октобар أكتوبر अक्टूबर অক্টোবর அக்டோபர் אוקטובר ตุลาคม urri`,
  `november nov novembre noviembre novembro listopad listopada lis novembra noiembrie kasım kas ноябрь ноября ноя листопад
  листопада νοεμβρίου νοέμβριος marraskuu marraskuuta novembris lapkričio studeni studenoga novembar ноември новембар nóvember نوفمبر नवंबर নভেম্বর நவம்பர் נובמבר พฤศจิกายน azaro`,
  `december dec dez dezember décembre decembre déc diciembre dic dicembre dezembro grudzień grudnia gru prosinec prosince
  decembra decembrie aralık ara декабрь декабря дек грудень грудня δεκεμβρίου δεκέμβριος joulukuu joulukuuta detsember
  decembris gruodžio prosinac prosinca decembar декември децембар desember ديسمبر दिसंबर ডিসেম্বর டிசம்பர் דצמבר ธันวาคม desembre abendu`,
].map((list) => list.split(/\s+/u));

/** Month names to 1-12. Names that two languages give to different months keep the first meaning; both are months. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  LISTS.flatMap((names, index) => names.map((name) => [name.replace(/\.$/u, ""), index + 1] as const)).reverse(),
);

/** Month names that are also everyday words; without a year they need a capital letter. */
export const EVERYDAY = new Set(
  "may mar march mart mars mai maj jan jun dec set out ago ara lip led sep dic lis gen mag kas nis tem eki cze sty lut kwi sie gru mei lug ott avr".split(
    " ",
  ),
);
