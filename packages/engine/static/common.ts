/**
 * Words that are all over honest text. None of them should be what wakes a rule when its pattern asks for a rarer word as
 * well, so they count as common however long they are.
 */

/** Words that are in every paragraph, and syllables that are in every line: no literal by themselves. */
export const EVERYWHERE: ReadonlySet<string> = new Set([
  ...`all and any are ask but can did end ent era ere ers for from get had has her him his how ing ion its let may men new nor
  not now off one our out own per pre put say see set she ted ter the too two use ver was way who why yes you about after also
  been before being could does each even every from have having here into just like made make many more most much must
  need only other over same should some such than that their them then there these they this those through time very want
  well were what when where which while will with would your`.split(/\s+/u),
  ...["at all", "for the", "in the", "of the", "on the", "to the", "with the"],
]);

/** Words that are on every page, of the kind that is sent to a model: prose, mail, code, documentation. */
export const EVERYDAY: ReadonlySet<string> = new Set(
  `able above access account action active actually added additional address advice again against allow almost alone
  along already always among amount answer anyone anything application apply area argument article asked author available
  back base based basic become began begin behind below best better between block board body book both branch break bring
  build building business call called came card care case cause center certain change changes character charge check
  child choice choose city class clear client close code color come comes command comment common community company
  complete computer condition connection consider contact contain contains content context continue contract control
  copy cost country course create created current customer daily data database date days deal decide default define
  delete description design detail details develop development different direct directly director directory display
  document documentation does doing done door down during early easy edit effect either else email empty enable enough
  ensure enter entire entry environment error especially event ever everyone everything exactly example except existing
  expect experience explain export extra face fact false family fast feature feel field file files fill final find finish
  finished first five follow following follows food form format former forward found four free friend full function
  further future game general generate give given global goes going good great group grow half hand handle happen hard
  head header hear hello help high history hold home hope hour house however human idea image important include included
  includes including increase index individual info information input install instance instead interest internal into
  issue item items itself join keep kind know known label language large last later latest layer lead learn least leave
  left length less letter level library life light limit limited line link list little live load local location long
  longer look looking lost love lower main maintain major making manage manager mark market master match matter maximum
  mean meaning means media meet member memory message messages method middle might mind minute mode model module moment
  money month morning move multiple name named natural near never next night nobody none normal note nothing notice
  number object office often older once online open operation option options order original others outside output owner
  package page paid paper parameter parent part particular party pass passed past path people perform perhaps period
  person phone place plan play please point policy possible post power present price print prior private probably problem
  process produce product program project property provide provided provides public publish purpose question quick quite
  range rather read ready real really reason receive recent record reference related release remain remember remove
  report request require required requires research response rest result results return right role room root rule run
  running said sale sales sample save says school script search second section secure security seem seen select send
  sense sent sentence serial series server service session setting several share short show side sign similar simple
  simply since single site size small software someone something sometimes soon source space special specific stand
  standard start started state statement status stay step steps still stop store story stream street string strong
  structure student study style subject summary support sure system systems table take taken takes talk task team tell
  term test text thank thanks thing things think third though thought three title today together told token took tool
  tools total town track train training transfer true trust turn type under understand unless until update upon used
  useful user users using usually valid value values various version view visit voice wait walk wall warning watch water
  week weeks went whatever whether white whole wide window windows within without woman word words work worked working
  works world write writing written wrong year years young`.split(/\s+/u),
);

export const isCommonWord = (word: string): boolean => EVERYDAY.has(word) || EVERYWHERE.has(word);
