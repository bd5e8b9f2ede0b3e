/**
 * Foods by name: what a US cup of each (236.6 ml) weighs in grams, and on which shelf of a shop it lies.
 *
 * The weights are household weights as they are in common use, spooned and level, written down by hand and rounded to the
 * gram. They are of the kind that the US Department of Agriculture's FoodData Central lists (SR Legacy, public domain,
 * https://fdc.nal.usda.gov), but were not compared with it food by food: good for cooking, not for analysis. A cup of
 * flour is anything from 110 to 150 g.
 */
export type Food = {
  name: string
  shelf: Shelf
  /** Grams in a US cup; absent where nobody measures it by cups. */
  cup?: number
  /** Bought and used by weight: pounds and ounces rather than cups. */
  isWeighed: boolean
  isLiquid: boolean
}
export const SHELVES = ['produce', 'dairy', 'meat', 'fish', 'bakery', 'pantry', 'spices', 'drinks', 'other'] as const
export type Shelf = (typeof SHELVES)[number]

/** A line a food: its names (the first is shown), grams a cup or -, and a mark: w weighed, l liquid. */
const TABLE: Record<Exclude<Shelf, 'other'>, string> = {
  pantry: `
plain flour, all-purpose flour, all purpose flour, white flour, wheat flour, flour, mąka pszenna, mąki pszennej, mąka, mąki, mąkę: 125
self-raising flour, self-rising flour, self raising flour: 125
bread flour, strong flour, strong white flour, mąka chlebowa: 127
wholemeal flour, whole wheat flour, whole-wheat flour, wholewheat flour, wholegrain flour, mąka razowa, mąki razowej: 120
rye flour, mąka żytnia, mąki żytniej: 102
spelt flour, mąka orkiszowa, mąki orkiszowej: 113
buckwheat flour, mąka gryczana, mąki gryczanej: 120
rice flour, mąka ryżowa, mąki ryżowej: 158
cornflour, corn starch, cornstarch: 128
potato starch, potato flour, mąka ziemniaczana, mąki ziemniaczanej, skrobia ziemniaczana: 160
tapioca flour, tapioca starch: 120
chickpea flour, gram flour, besan: 92
coconut flour: 112
almond flour: 96
ground almonds, almond meal, mielone migdały, mielonych migdałów: 95
oat flour: 104
00 flour, cake flour: 116
semolina, kasza manna, kaszy manny: 167
cornmeal, polenta, mąka kukurydziana: 157
masa harina: 114
breadcrumbs, dry breadcrumbs, bread crumbs, bułka tarta, bułki tartej: 108
panko, panko breadcrumbs: 60
caster sugar, superfine sugar, granulated sugar, white sugar, golden caster sugar, sugar, cukier, cukru: 200
brown sugar, light brown sugar, dark brown sugar, soft brown sugar, muscovado sugar, muscovado, brązowy cukier: 213
icing sugar, powdered sugar, confectioners' sugar, confectioners sugar, cukier puder, cukru pudru: 120
demerara sugar, turbinado sugar: 220
coconut sugar: 155
palm sugar: 200
vanilla sugar, cukier waniliowy, cukru waniliowego: 200
honey, miód, miodu: 339: l
maple syrup, syrop klonowy: 315: l
golden syrup, light corn syrup, corn syrup: 341: l
agave syrup, agave nectar, agave: 336: l
molasses, treacle, black treacle: 337: l
date syrup: 330: l
glucose syrup: 340: l
baking powder, proszek do pieczenia, proszku do pieczenia: 221
baking soda, bicarbonate of soda, soda oczyszczona, sody oczyszczonej: 221
dried yeast, dry yeast, active dry yeast, instant yeast, fast-action yeast, suche drożdże, suchych drożdży: 149
fresh yeast, świeże drożdże, świeżych drożdży, drożdże, drożdży, yeast: 144: w
cocoa powder, cocoa, unsweetened cocoa, kakao: 86
chocolate chips, chocolate drops: 170
dark chocolate, milk chocolate, white chocolate, chocolate, czekolada, czekolady, gorzkiej czekolady: 170: w
rolled oats, porridge oats, oats, oatmeal, płatki owsiane, płatków owsianych: 90
steel-cut oats, pinhead oatmeal: 170
bran, wheat bran: 58
wheat germ: 115
muesli: 85
granola: 122
cornflakes: 28
puffed rice: 15
long-grain rice, long grain rice, white rice, basmati rice, basmati, jasmine rice, rice, ryż, ryżu: 185
brown rice: 190
arborio rice, risotto rice, carnaroli rice, arborio, carnaroli: 200
sushi rice, short-grain rice: 200
wild rice: 160
quinoa, komosa: 170
couscous, kuskus, kuskusu: 173
bulgur, bulgur wheat, bulgar: 140
pearl barley, barley, kasza jęczmienna, kaszy jęczmiennej, pęczak, pęczaku: 200
buckwheat, buckwheat groats, kasha, kasza gryczana, kaszy gryczanej: 170
millet, kasza jaglana, kaszy jaglanej: 200
red lentils, split red lentils, czerwona soczewica, czerwonej soczewicy: 192
green lentils, brown lentils, puy lentils, lentils, soczewica, soczewicy: 192
dried chickpeas: 200
chickpeas, garbanzo beans, ciecierzyca, ciecierzycy: 164
dried beans, dry beans: 184
black beans: 172
kidney beans: 177
white beans, cannellini beans, cannellini, haricot beans, navy beans, fasola, fasoli: 180
butter beans, lima beans: 170
pinto beans: 171
split peas: 197
mung beans: 207
macaroni, elbow macaroni: 105: w
penne, fusilli, rigatoni, pasta, makaron, makaronu: 100: w
orzo: 200: w
spaghetti, linguine, tagliatelle, noodles, egg noodles: - : w
lasagne sheets, lasagna sheets, lasagna noodles, lasagne: - : w
almonds, whole almonds, migdały, migdałów: 143
flaked almonds, sliced almonds, slivered almonds, płatki migdałowe, płatków migdałowych: 92
walnuts, chopped walnuts, orzechy włoskie, orzechów włoskich: 117
pecans: 109
hazelnuts, orzechy laskowe, orzechów laskowych: 135
cashews, cashew nuts, nerkowce, nerkowców: 137
pistachios: 123
peanuts, orzeszki ziemne: 146
pine nuts, orzeszki piniowe: 135
macadamia nuts, macadamias: 134
brazil nuts: 133
chestnuts: 143
sunflower seeds, pestki słonecznika, słonecznik: 140
pumpkin seeds, pepitas, pestki dyni: 129
sesame seeds, sesame, sezam, sezamu: 144
poppy seeds, mak, maku: 141
chia seeds, chia: 163
flaxseed, linseed, flax seeds, linseeds, siemię lniane: 168
ground flaxseed, flax meal: 104
desiccated coconut, shredded coconut, coconut flakes, wiórki kokosowe, wiórków kokosowych: 85
raisins, rodzynki, rodzynek: 145
sultanas: 145
currants, dried currants: 144
dried cranberries, żurawina, żurawiny: 120
dried apricots, suszone morele: 130
prunes, dried plums, suszone śliwki: 174
dates, medjool dates, daktyle, daktyli: 147
dried figs: 149
candied peel, mixed peel: 130
peanut butter, masło orzechowe, masła orzechowego: 258
almond butter: 250
tahini, tahina: 240
jam, marmalade, dżem, dżemu, konfitura, powidła, powideł: 320
apple sauce, applesauce: 244
pumpkin puree, canned pumpkin: 245
olive oil, extra-virgin olive oil, extra virgin olive oil, oliwa, oliwy, oliwa z oliwek: 216: l
vegetable oil, sunflower oil, rapeseed oil, canola oil, salad oil, groundnut oil, peanut oil, corn oil, oil, olej, oleju: 218: l
sesame oil, toasted sesame oil: 218: l
coconut oil, olej kokosowy: 218
vinegar, white wine vinegar, red wine vinegar, cider vinegar, apple cider vinegar, rice vinegar, spirit vinegar, malt vinegar, ocet, octu: 239: l
balsamic vinegar, ocet balsamiczny: 255: l
soy sauce, tamari, sos sojowy, sosu sojowego: 255: l
fish sauce: 288: l
worcestershire sauce: 275: l
oyster sauce: 288: l
hoisin sauce, hoisin: 256: l
hot sauce, tabasco, sriracha: 240: l
teriyaki sauce: 288: l
ketchup: 240
mustard, dijon mustard, wholegrain mustard, coarse mustard, musztarda, musztardy: 249
mayonnaise, majonez, majonezu: 220
tomato paste, tomato purée, tomato puree, koncentrat pomidorowy, koncentratu pomidorowego: 262
passata, tomato sauce, pasta sauce, marinara sauce, passaty: 245: l
chopped tomatoes, canned tomatoes, tinned tomatoes, crushed tomatoes, diced tomatoes, tin tomatoes: 242
sun-dried tomatoes, sundried tomatoes: 54
coconut milk, mleko kokosowe, mleka kokosowego: 226: l
coconut cream: 240: l
stock, chicken stock, vegetable stock, beef stock, fish stock, broth, chicken broth, beef broth, vegetable broth, bouillon, bulion, bulionu: 240: l
capers, kapary: 136
olives, black olives, green olives, oliwki, oliwek: 135
sauerkraut, kapusta kiszona, kapusty kiszonej: 142
kimchi: 150
gherkins, pickles, ogórki kiszone, ogórków kiszonych: 155
miso, miso paste, white miso: 275
salsa: 259
pesto: 232
hummus: 246
gelatine, gelatin, żelatyna, żelatyny: 150
marshmallows: 50
popcorn kernels, popping corn: 205
sweetcorn, corn kernels, corn, kukurydza, kukurydzy: 165
tortilla chips: 26
cream of tartar: 144
custard powder: 120
milk powder, powdered milk, dry milk: 68
protein powder: 100
nutritional yeast: 80
`,
  dairy: `
butter, unsalted butter, salted butter, soft butter, melted butter, masło, masła: 227
ghee, clarified butter, masło klarowane: 218
margarine, margaryna, margaryny: 227
lard, smalec, smalcu: 205
vegetable shortening, shortening: 191
milk, whole milk, semi-skimmed milk, skimmed milk, mleko, mleka: 244: l
buttermilk, maślanka, maślanki: 245: l
kefir, kefiru: 243: l
oat milk, almond milk, soy milk, soya milk, rice milk: 240: l
evaporated milk: 252: l
condensed milk, sweetened condensed milk, mleko skondensowane: 306: l
double cream, heavy cream, whipping cream, cream, śmietanka, śmietanki, śmietana 30%: 238: l
single cream, half-and-half, half and half: 242: l
soured cream, sour cream, śmietana, śmietany, crème fraîche, creme fraiche: 230
yoghurt, yogurt, natural yoghurt, plain yogurt, greek yogurt, greek yoghurt, jogurt, jogurtu: 245
cream cheese, mascarpone, serek śmietankowy: 232
ricotta: 246
cottage cheese, serek wiejski: 225
twaróg, twarogu, farmer's cheese, farmers cheese, curd cheese, quark, biały ser: 225: w
cheddar, cheddar cheese, grated cheese, cheese, ser, sera, ser żółty: 113: w
parmesan, parmesan cheese, parmigiano, pecorino, grana padano, parmezan, parmezanu: 100: w
mozzarella, mozzarella cheese: 112: w
feta, feta cheese, fety: 150: w
goat cheese, goat's cheese, goats cheese: 150: w
blue cheese, gorgonzola, roquefort, stilton: 135: w
gruyère, gruyere, emmental, gouda, swiss cheese: 108: w
halloumi, paneer: 150: w
ice cream, lody: 132
egg, eggs, large egg, jajko, jajka, jajek, jaja, jaj: 243
egg whites, egg white, białka, białek: 243: l
egg yolks, egg yolk, żółtka, żółtek: 243: l
tofu, silken tofu: 248: w
`,
  produce: `
onion, onions, red onion, white onion, brown onion, cebula, cebuli, cebule, cebulę: 160: w
spring onions, spring onion, scallions, scallion, green onions, green onion, szczypiorek, dymka: 100: w
shallots, shallot, szalotka, szalotki: 160: w
leek, leeks, por, pory, pora: 89: w
garlic, garlic cloves, clove garlic, cloves garlic, garlic clove, czosnek, czosnku: 136: w
ginger, fresh ginger, ginger root, imbir, imbiru: 96: w
carrot, carrots, marchew, marchewka, marchewki, marchwi: 122: w
celery, celery stalks, seler naciowy: 101: w
celeriac, seler, selera: 156: w
parsnip, parsnips: 133: w
parsley root, pietruszka, pietruszki: 133: w
beetroot, beetroots, beets, beet, burak, buraki, buraków: 136: w
potato, potatoes, ziemniak, ziemniaki, ziemniaków: 150: w
sweet potato, sweet potatoes, bataty, batatów: 133: w
pumpkin, squash, butternut squash, dynia, dyni: 116: w
courgette, courgettes, zucchini, cukinia, cukinii: 124: w
aubergine, aubergines, eggplant, eggplants, bakłażan, bakłażany: 82: w
cucumber, cucumbers, ogórek, ogórki, ogórka: 119: w
tomato, tomatoes, fresh tomatoes, pomidor, pomidory, pomidorów: 180: w
cherry tomatoes, pomidorki koktajlowe: 149: w
pepper, peppers, bell pepper, bell peppers, red pepper, green pepper, papryka czerwona: 149: w
chilli, chillies, chili pepper, red chilli, green chilli, jalapeño, jalapeno, scotch bonnet: 90: w
mushrooms, mushroom, button mushrooms, pieczarki, pieczarek, grzyby, grzybów: 70: w
dried mushrooms, suszone grzyby: 30: w
broccoli, brokuły, brokułów: 91: w
cauliflower, kalafior, kalafiora: 107: w
cabbage, white cabbage, red cabbage, kapusta, kapusty: 89: w
brussels sprouts, brukselka, brukselki: 88: w
kale, jarmuż, jarmużu: 67: w
spinach, baby spinach, szpinak, szpinaku: 30: w
chard, swiss chard, botwina, botwinka: 36: w
lettuce, sałata, sałaty: 47: w
rocket, arugula, rukola, rukoli: 20: w
green beans, french beans, fasolka szparagowa: 110: w
peas, frozen peas, green peas, groszek, groszku: 145: w
broad beans, fava beans, bób, bobu: 126: w
asparagus, szparagi, szparagów: 134: w
fennel, fennel bulb, koper włoski: 87: w
radishes, radish, rzodkiewki, rzodkiewek: 116: w
okra: 100: w
avocado, avocados, awokado: 150: w
bean sprouts: 104: w
parsley, fresh parsley, natka, natki, natka pietruszki: 60
coriander, fresh coriander, cilantro, coriander leaves, kolendra, kolendry: 16
basil, fresh basil, basil leaves, bazylia, bazylii: 24
mint, fresh mint, mint leaves, mięta, mięty: 26
dill, fresh dill, koper, koperek, koperku, kopru: 9
chives: 48
thyme, thyme sprigs, rosemary, rosemary sprigs, sage, sage leaves: -
lemon, lemons, cytryna, cytryny: 212: w
lime, limes, limonka, limonki: 200: w
lemon juice, lime juice, sok z cytryny, soku z cytryny: 244: l
lemon zest, orange zest, lime zest: 96
orange, oranges, pomarańcza, pomarańcze: 180: w
orange juice, sok pomarańczowy: 248: l
apple, apples, jabłko, jabłka, jabłek: 125: w
pear, pears, gruszka, gruszki, gruszek: 140: w
plum, plums, śliwka, śliwki, śliwek: 165: w
peach, peaches, brzoskwinie: 154: w
apricots, apricot, morele: 155: w
cherries, czereśnie, wiśnie, wiśni: 138: w
strawberries, truskawki, truskawek: 152: w
raspberries, maliny, malin: 123: w
blueberries, borówki, borówek, jagody, jagód: 148: w
blackberries, jeżyny: 144: w
cranberries: 100: w
grapes, winogrona: 151: w
banana, bananas, mashed banana, banan, banany, bananów: 150: w
mango, mangoes, mangos: 165: w
pineapple, ananas: 165: w
rhubarb, rabarbar, rabarbaru: 122: w
melon, watermelon: 152: w
pomegranate, pomegranate seeds: 174: w
sorrel, nettles: 35: w
`,
  meat: `
chicken, chicken breast, chicken breasts, chicken thighs, chicken thigh, kurczak, kurczaka, pierś z kurczaka: 140: w
chicken livers, liver, wątróbka: - : w
beef, stewing beef, wołowina, wołowiny: 140: w
minced beef, ground beef, minced pork, ground pork, mince, ground meat, mięso mielone, mięsa mielonego: 225: w
pork, pork belly, pork chops, wieprzowina, wieprzowiny, schab, karkówka: 140: w
lamb, jagnięcina: 140: w
turkey, turkey breast, indyk, indyka: 140: w
duck, duck breast, kaczka: 140: w
bacon, pancetta, guanciale, boczek, boczku: 80: w
ham, szynka, szynki: 140: w
sausage, sausages, chorizo, kiełbasa, kiełbasy: 130: w
rabbit, venison, goose: - : w
`,
  fish: `
salmon, smoked salmon, łosoś, łososia: 136: w
tuna, tuńczyk, tuńczyka: 146: w
cod, haddock, hake, white fish, dorsz, dorsza: 145: w
trout, whole trout, pstrąg: 140: w
herring, śledź, śledzie: 140: w
mackerel, makrela, sardines, anchovies, anchovy: 140: w
prawns, shrimp, shrimps, krewetki, krewetek: 145: w
mussels, clams, squid, crab, małże: 150: w
`,
  bakery: `
bread, white bread, sourdough bread, baguette, ciabatta, chleb, chleba: 45: w
fresh breadcrumbs, soft breadcrumbs: 45
rolls, buns, bread rolls, burger buns, bułka, bułki: -
flatbread, flatbreads, pitta, pita, naan, tortillas, tortilla: -
croutons, grzanki: 30
puff pastry, shortcrust pastry, filo pastry, phyllo, ciasto francuskie: - : w
biscuits, digestive biscuits, graham crackers, crackers, herbatniki: 90: w
`,
  spices: `
fine salt, table salt, salt, sól, soli: 292
flaky salt, sea salt flakes, kosher salt, coarse salt: 240
black pepper, ground black pepper, white pepper, ground pepper, peppercorns, pieprz, pieprzu: 110
paprika, sweet paprika, smoked paprika, hot paprika, papryka słodka, słodkiej papryki: 109
cayenne pepper, cayenne, chilli powder, chili powder, chilli flakes, chili flakes, red pepper flakes: 96
cumin, ground cumin, cumin seeds, kmin rzymski: 96
ground coriander, coriander seeds: 80
turmeric, ground turmeric, kurkuma, kurkumy: 150
curry powder, garam masala, masala: 101
ground ginger: 83
cinnamon, ground cinnamon, cinnamon stick, cynamon, cynamonu: 125
nutmeg, ground nutmeg, gałka muszkatołowa: 112
cloves, ground cloves, goździki: 100
allspice, ziele angielskie: 96
cardamom, cardamom pods, kardamon: 93
star anise, fennel seeds, caraway, caraway seeds, kminek, kminku: 107
mustard seeds, mustard powder: 105
oregano, dried oregano, dried thyme, dried basil, dried herbs, italian seasoning, majeranek, majeranku: 48
bay leaf, bay leaves, liść laurowy, liście laurowe: -
vanilla extract, vanilla, vanilla essence, ekstrakt waniliowy: 208: l
vanilla pod, vanilla bean: -
saffron: 34
garlic powder, onion powder, garlic granules: 150
stock cube, stock cubes, bouillon cube, kostka rosołowa: -
`,
  drinks: `
water, hot water, cold water, warm water, boiling water, lukewarm water, woda, wody, wodę: 237: l
ice, ice cubes: 140
white wine, red wine, wine, sherry, marsala, mirin, rice wine, sake, wino, wina: 236: l
beer, ale, stout, piwo, piwa: 240: l
rum, brandy, vodka, whisky, whiskey, wódka, wódki, kirsch: 224: l
coffee, espresso, kawa: 237: l
tea, black tea, green tea, herbata: -
apple juice, cider, sok jabłkowy: 248: l
sparkling water, soda water, tonic: 237: l
`,
}

function readRow(shelf: Shelf, row: string): { food: Food; names: string[] } | null {
  const [names = '', grams = '', mark = ''] = row.split(':').map((part) => part.trim())
  const aliases = names.split(', ')
  const [name] = aliases
  if (!name) return null
  const cup = Number(grams)
  return {
    food: { name, shelf, ...(cup > 0 && { cup }), isWeighed: mark === 'w', isLiquid: mark === 'l' },
    names: aliases,
  }
}

const rows = Object.entries(TABLE).flatMap(([shelf, lines]) =>
  lines.split('\n').flatMap((line) => readRow(shelf as Shelf, line) ?? []),
)
export const foods: readonly Food[] = rows.map(({ food }) => food)

/** Names by their first word, the longest first. */
const byFirstWord = new Map<string, { words: string[]; food: Food }[]>()
for (const { food, names } of rows) {
  for (const name of names) {
    const words = name.split(' ')
    const [first = ''] = words
    const known = byFirstWord.get(first) ?? []
    known.push({ words, food })
    known.sort((a, b) => b.words.length - a.words.length)
    byFirstWord.set(first, known)
  }
}

/** A word in the forms under which the table may have it: "lemons" also as "lemon", "cherry" also as "cherries". */
function formsOf(word: string): string[] {
  const forms = [word, `${word}s`]
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('es')) forms.push(word.slice(0, -2))
  if (word.endsWith('s')) forms.push(word.slice(0, -1))
  if (word.endsWith('y')) forms.push(`${word.slice(0, -1)}ies`)
  return forms
}

const sameWord = (a: string, b: string) => a === b || formsOf(a).includes(b)

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d][\p{L}\d'%-]*/gu) ?? []

/** The food that a text names first; undefined when it names none that the table has. */
export function findFood(text: string): Food | undefined {
  const words = wordsOf(text)
  for (const [index, word] of words.entries()) {
    const known = formsOf(word).flatMap((form) => byFirstWord.get(form) ?? [])
    const fits = known.filter(({ words: name }) =>
      name.every((part, offset) => sameWord(words[index + offset] ?? '', part)),
    )
    const best = fits.sort((a, b) => b.words.length - a.words.length)[0]
    if (best) return best.food
  }
  return undefined
}
