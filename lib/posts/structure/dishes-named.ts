import type { Dish } from './dish'

/** Dishes whose name says what is in them, where the usual outline of their kind would mislead. */
export const namedDishes: readonly Dish[] = [
  {
    keywords: ['żurek', 'zurek', 'sour rye soup'],
    prep: 20,
    cook: 45,
    serves: 4,
    scales: true,
    main: 'white sausage',
    groups: [
      {
        title: 'For the sour, five days before',
        lines: [
          '100 g wholemeal rye flour',
          '500 ml lukewarm water',
          '2 garlic cloves',
          '2 allspice berries and 1 bay leaf',
        ],
      },
      {
        title: 'For the soup',
        lines: [
          '400 g {main}',
          '150 g smoked bacon, diced',
          '1 onion, chopped',
          '1.2 l light stock',
          '350 ml rye sour, stirred',
          '2 garlic cloves, crushed',
          '2 tsp dried marjoram',
          '4 allspice berries',
        ],
      },
      { title: 'To finish', lines: ['4 eggs, boiled and halved', '100 ml cream', '1 tbsp grated horseradish'] },
    ],
    method: [
      'Stir the flour and water for the sour with the garlic and spices in a jar, cover it with a cloth, and leave it at 20–24 °C for 5 days, stirred daily. It has to smell clean and sour.',
      'Simmer the {main} in the stock with the allspice for 20 minutes, without boiling. Lift it out and slice it.',
      'Render the bacon, cook the onion in its fat until soft, and add both to the stock.',
      'Stir in the sour, a ladle at a time, tasting as you go. Simmer for 10 minutes, until it is lightly thick.',
      'Stir the cream with a ladle of hot soup and add it with the garlic, marjoram and horseradish. Serve with the sausage and the eggs.',
    ],
    notes: [
      'The sour smells of anything but sour bread, or has fur: throw it away and start anew.',
      'In a hurry: bottled żur from a shop. Say how much, since it differs.',
    ],
    storage: 'In the fridge for 3 days, without the eggs. Warm it without boiling, or the cream splits.',
  },
  {
    keywords: ['bigos', 'hunter’s stew', "hunter's stew"],
    prep: 40,
    cook: 180,
    serves: 8,
    scales: true,
    main: 'pork shoulder',
    groups: [
      {
        title: 'For the cabbage',
        lines: [
          '1 kg sauerkraut, drained',
          '600 g white cabbage, shredded',
          '30 g dried mushrooms, soaked',
          '3 bay leaves',
          '6 allspice berries',
          '6 juniper berries',
        ],
      },
      {
        title: 'For the meat',
        lines: [
          '700 g {main}, in pieces of 3 cm',
          '300 g smoked sausage, sliced',
          '150 g smoked bacon, diced',
          '2 onions, chopped',
        ],
      },
      {
        title: 'For depth',
        lines: [
          '150 g prunes, halved',
          '200 ml dry red wine',
          '2 tbsp tomato purée',
          '1 tsp black pepper',
          '1 tsp marjoram',
        ],
      },
    ],
    method: [
      'Simmer the sauerkraut and the fresh cabbage with the mushrooms, their water and the spices for 60 minutes.',
      'Render the bacon. Brown the {main} in the fat in two batches, then the sausage, then the onions.',
      'Put everything to the cabbage with the wine, the tomato purée and the prunes.',
      'Simmer very gently for 2 hours, stirred now and then, until the meat falls apart and the liquid is almost gone.',
      'Season late: the sausage and the cabbage bring salt. Let it cool, and warm it again on the second and third day.',
    ],
    notes: [
      'Too sour: more fresh cabbage or prunes. Rinse the sauerkraut only if it is very sharp.',
      'It is best on the third day: say so, and say how to warm it.',
    ],
    storage: 'In the fridge for 5 days, in the freezer for 6 months. Cool it within two hours each time it was warm.',
  },
  {
    keywords: ['gołąbki', 'golabki', 'cabbage roll', 'stuffed cabbage'],
    prep: 50,
    cook: 75,
    serves: 6,
    scales: true,
    main: 'minced pork and beef',
    groups: [
      {
        title: 'For the rolls',
        lines: [
          '1 head white cabbage',
          '600 g {main}',
          '200 g rice, half cooked',
          '1 onion, fried',
          '1½ tsp fine salt',
          '½ tsp black pepper',
        ],
      },
      {
        title: 'For the sauce',
        lines: ['700 g tomato passata', '400 ml stock', '1 bay leaf', '1 tsp sugar', '100 ml cream'],
      },
    ],
    method: [
      'Cut the core out of the cabbage and boil the head, taking off the leaves as they soften. Shave the ribs flat.',
      'Mix the {main} with the rice, the onion, salt and pepper. Fry a little and taste it.',
      'Put two spoonfuls on each leaf, fold in the sides and roll it up tightly.',
      'Line a pot with spare leaves, pack the rolls seam down, and pour on the passata and the stock with the bay leaf and sugar.',
      'Cover and bake at 170 °C for 75 minutes. Stir the cream into the sauce in the end.',
    ],
    notes: [
      'They open: roll tighter, and pack the pot so that nothing moves.',
      'Without meat: buckwheat and mushrooms in its place.',
    ],
    storage: 'In the fridge for 3 days, in the freezer for 3 months, in their sauce.',
  },
  {
    keywords: ['barszcz', 'borscht', 'beetroot soup'],
    prep: 25,
    cook: 60,
    serves: 4,
    scales: true,
    main: 'beetroot',
    groups: [
      {
        title: 'For the soup',
        lines: [
          '1 kg {main}, peeled and grated',
          '1 carrot, sliced',
          '1 parsley root, sliced',
          '1 onion, halved and browned',
          '1.5 l vegetable stock',
        ],
      },
      {
        title: 'For the flavour',
        lines: [
          '10 g dried mushrooms, soaked',
          '3 garlic cloves, crushed',
          '2 bay leaves',
          '4 allspice berries',
          '1 tsp marjoram',
          '1 tsp fine salt',
        ],
      },
      { title: 'To finish', lines: ['2 tbsp vinegar or beetroot sour', '1 tsp sugar', '1 handful dill, chopped'] },
    ],
    method: [
      'Simmer the {main}, roots, onion, mushrooms and spices in the stock for 45 minutes, never at a full boil.',
      'Add the vinegar at once when the beets are soft: it holds the colour.',
      'Leave it for 30 minutes with the garlic and marjoram, then strain it, or keep the vegetables in for a thick soup.',
      'Season with salt and sugar. Warm it up, but do not boil it: boiled, it turns brown.',
    ],
    notes: [
      'Brown instead of red: it boiled after the vinegar. A spoonful of beetroot juice helps.',
      'With it: uszka, croquettes, or beans.',
    ],
    storage: 'In the fridge for 4 days, in the freezer for 3 months.',
  },
  {
    keywords: ['tiramisu', 'tiramisù'],
    prep: 30,
    cook: 0,
    serves: 8,
    scales: true,
    main: 'mascarpone',
    groups: [
      { title: 'For the cream', lines: ['4 eggs', '100 g sugar', '500 g {main}, cold', '1 pinch fine salt'] },
      {
        title: 'For the layers',
        lines: ['300 g ladyfingers', '300 ml strong coffee, cold', '2 tbsp marsala or rum', '2 tbsp cocoa'],
      },
    ],
    method: [
      'Whisk the yolks and the sugar over steam until pale and thick, and warm to 71 °C if raw egg is not wanted. Cool.',
      'Stir in the {main}, a spoonful at a time. Whisk the whites with the salt until they stand, and fold them in.',
      'Mix the coffee with the marsala. Dip each biscuit for one second a side.',
      'Layer biscuits and cream twice, cream on top. Chill for at least 6 hours.',
      'Dust with cocoa just before serving.',
    ],
    notes: [
      'Runny: the cream was overworked, or the biscuits swam.',
      'With raw eggs: say so at the top, and who should not eat it. Coffee, chocolate and alcohol are dangerous to pets.',
    ],
    storage: 'In the fridge for 2 days. It does not freeze well.',
  },
]
