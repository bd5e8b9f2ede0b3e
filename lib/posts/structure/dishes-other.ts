import type { Dish } from './dish'

/** Sauces, preserves and drinks. */
export const otherDishes: readonly Dish[] = [
  {
    keywords: [
      'sauce',
      'dip',
      'hummus',
      'pesto',
      'dressing',
      'salsa',
      'spread',
      'mayonnaise',
      'gravy',
      'pâté',
      'guacamole',
      'chutney',
    ],
    prep: 15,
    cook: 10,
    serves: 6,
    scales: true,
    main: 'herbs, beans or tomatoes',
    groups: [
      { title: 'For the body', lines: ['300 g {main}', '80 ml olive oil', '1 garlic clove'] },
      { title: 'For balance', lines: ['1 tbsp lemon juice or vinegar', '½ tsp fine salt', '1 pinch sugar or chilli'] },
    ],
    method: [
      'Prepare the {main}: say whether it goes in raw, roasted or boiled.',
      'Work in the garlic and the salt first, the oil slowly, the lemon last.',
      'Bring it to the texture you want with a spoonful of cold water at a time.',
      'Taste on what it will be eaten with, not from the spoon. Correct salt, then acid, then heat.',
    ],
    notes: ['It has split: whisk it slowly into a spoonful of warm water.', 'Three things to put it on.'],
    storage: 'In a clean jar in the fridge, under a film of oil: 4 days. With raw egg: 1 day.',
  },
  {
    keywords: [
      'pickle',
      'kimchi',
      'sauerkraut',
      'ferment',
      'jam',
      'preserve',
      'marmalade',
      'powidła',
      'kiszonka',
      'ogórek',
      'kombucha',
    ],
    prep: 40,
    cook: 20,
    serves: 4,
    unit: 'jars of 400 ml',
    scales: false,
    main: 'vegetables or fruit, unblemished',
    groups: [
      { title: 'For the jars', lines: ['1.5 kg {main}, washed and trimmed'] },
      {
        title: 'For a ferment',
        lines: ['30 g salt without iodine a litre of water, or 2% of the weight of shredded vegetables'],
      },
      {
        title: 'For a quick pickle',
        lines: ['500 ml vinegar of at least 5% acid', '500 ml water', '20 g salt', '40 g sugar'],
      },
      { title: 'Spices', lines: ['2 garlic cloves', '1 tsp mustard seed', '2 bay leaves', '1 head dill'] },
    ],
    method: [
      'Wash the jars and lids in hot water and boil them for 10 minutes.',
      'Weigh the {main} after trimming: the salt goes by that weight.',
      'Pack tightly, leave 2 cm of space, and cover with the brine or the vinegar. Nothing may stick out.',
      'Ferments: 18–22 °C, opened daily in the first days, tasted from day 5. Pickles: closed hot, turned, left for a week.',
      'Write the date and the kind on the jar.',
    ],
    notes: [
      'Mould on top, a foul smell or a bulging lid: throw all of it away, without tasting.',
      'Do not lower the salt or the acid: they are what makes it safe. Name your tested source.',
    ],
    storage:
      'Say where and how long, and how long after opening. Low-acid vegetables and oil belong in the fridge and not on the shelf.',
  },
  {
    keywords: [
      'smoothie',
      'juice',
      'lemonade',
      'tea',
      'drink',
      'cocktail',
      'mocktail',
      'shake',
      'latte',
      'coffee',
      'kompot',
      'punch',
      'wine',
    ],
    prep: 10,
    cook: 0,
    serves: 2,
    scales: true,
    main: 'fruit',
    groups: [
      { title: 'For the drink', lines: ['300 g {main}', '400 ml water, milk or tea', '1 tbsp lemon juice'] },
      { title: 'To sweeten and serve', lines: ['1 tsp honey, by taste', '100 g ice', '1 sprig mint'] },
    ],
    method: [
      'Chill the glasses and the {main}.',
      'Blend, press or steep: name the time, since a minute too long turns bitter or warm.',
      'Strain if you like it clear. Taste for sweet and sour, in that order.',
      'Pour over the ice and serve at once.',
    ],
    notes: [
      'Give a version without sugar, and one without caffeine or alcohol.',
      'Caffeine, alcohol, chocolate and xylitol are dangerous to pets: keep glasses out of reach.',
    ],
    storage: 'Fresh, it is for the same day. Syrups keep for 2 weeks in the fridge.',
  },
]

/** When the prompt names no kind of dish that is known here. */
export const anyDish: Dish = {
  keywords: [],
  prep: 20,
  cook: 30,
  serves: 4,
  scales: true,
  main: 'the main ingredient',
  groups: [
    {
      title: 'For the main part',
      lines: ['600 g {main}', '2 tbsp oil or 30 g butter', '1 onion, chopped', '1 tsp fine salt'],
    },
    {
      title: 'For the flavour',
      lines: ['2 garlic cloves', '1 tsp spices or herbs of the dish', '1 tbsp lemon juice or vinegar'],
    },
    { title: 'To serve', lines: ['300 g rice, potatoes or bread', '1 handful fresh herbs'] },
  ],
  method: [
    'Prepare everything before the heat is on: say how each part is cut, and which parts can wait.',
    'Start with what takes longest. Name the heat, the time, and what it should look like.',
    'Add the {main} and cook it until done: give a sign that a reader can see, smell or measure.',
    'Season in the end, with salt first and acid second.',
    'Serve: say how warm, on what, and for how many.',
  ],
  notes: ['What goes wrong most often, and how to save it.', 'One swap for what is hard to find.'],
  storage: 'In the fridge for 2–3 days, after cooling within two hours. Say whether it freezes.',
}
