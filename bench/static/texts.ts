/** Plain prose of any length, the same in every run: sentences of everyday life in a shuffled order. */
const SENTENCES: readonly string[] = [
  "The committee met on Tuesday to look at the budget for the coming year.",
  "Most members agreed that the library should stay open on Sundays, and the mayor promised to find the money.",
  "Nobody asked what would be cut instead, although several people in the audience had come for that very question.",
  "Outside, the rain had stopped.",
  "A group of children kicked a ball against the wall of the old post office, which has been empty since the spring.",
  '"They said they would turn it into flats," one of the parents told us, "but nothing has happened yet."',
  "The council says the work will begin in October, once the builders have finished the school roof.",
  "Until then the building stays as it is, with its broken windows and its faded sign.",
  "Down the road, the baker has put out two tables and sells coffee from seven in the morning.",
  "He thinks the square could be lively again if somebody planted a few trees and fixed the fountain.",
  "His daughter draws the plans for it in her free time, and last month she sent them to the regional paper.",
  "The train to the coast takes a little under three hours, and the seats on the left have the better view.",
  "In 1974 the river flooded the lower town, and a brass plate on the bridge still shows how high it came.",
  "She keeps the letters in a biscuit tin, sorted by year, with a ribbon around those from her brother.",
  "The soup needs an hour, some thyme and no attention at all.",
  "When the museum opened its new wing, eleven thousand visitors came in the first week.",
  "He has repaired clocks for forty years and still prefers the ones that are a minute slow.",
  "The contract runs until the end of June; after that, either side may end it with a month's notice.",
  "Our neighbours grow beans, three kinds of squash and a tomato that nobody can name.",
  "The second half was better than the first, but the only goal was an accident.",
  "It takes two people to fold the tent and one to say that it was easier last time.",
  "The new road saves ten minutes and costs the valley its quiet.",
  "Students who hand in the essay by Friday will have it back before the holidays.",
  "The choir practises in the gymnasium because the church cannot be heated.",
];

export function proseOf(chars: number): string {
  let seed = 12_345;
  let text = "";
  while (text.length < chars) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    text += `${SENTENCES[(seed >>> 16) % SENTENCES.length]}${(seed >>> 8) % 7 === 0 ? "\n\n" : " "}`;
  }
  return text.slice(0, chars);
}
