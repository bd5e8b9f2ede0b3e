import type { Dish } from './dish'

const PET_NOTES = [
  'Say for which animals it is not: puppies and kittens, illness, allergies, a diet from the vet.',
  'All treats together stay under a tenth of the day’s calories. Give the calories of one piece and a table by body weight.',
  'Water stands next to it.',
]

/** Food for animals. A treat or a topping, never sold as a complete meal. */
export const petDishes = {
  treat: {
    keywords: ['dog', 'puppy', 'cat', 'kitten', 'pet', 'treat', 'biscuit', 'cookie', 'snack'],
    prep: 15,
    cook: 30,
    serves: 40,
    unit: '(small pieces)',
    scales: false,
    main: 'carrot or pumpkin, plain and cooked',
    groups: [
      {
        title: 'For the dough',
        lines: ['200 g rolled oats, ground', '120 g {main}', '1 egg', '1 tbsp sunflower or rapeseed oil'],
      },
    ],
    method: [
      'Heat the oven to 160 °C (140 °C fan). Line a tray.',
      'Mix everything and leave it for 10 minutes, until the oats have taken up the water.',
      'Roll out 6 mm thick. Cut pieces that fit the animal: weigh one and give the weight.',
      'Bake for 25–30 minutes, turn off the oven and let them dry inside until they are cold.',
    ],
    notes: [
      'Stays out: salt, sugar, sweetener (xylitol above all), chocolate, raisins, onion, garlic, spice.',
      ...PET_NOTES,
    ],
    storage: 'Crisp, 7 days in a tin. Soft, 4 days in the fridge or 3 months in the freezer.',
  },
  meal: {
    keywords: ['dog', 'puppy', 'cat', 'kitten', 'pet', 'food', 'meal', 'dinner', 'topper', 'topping', 'broth'],
    prep: 15,
    cook: 25,
    serves: 6,
    unit: 'portions as a topping',
    scales: false,
    main: 'lean meat or fish, without bones',
    groups: [
      {
        title: 'For the pot',
        lines: ['400 g {main}', '150 g carrot, courgette or pumpkin', '100 g rice or potato', '700 ml water'],
      },
    ],
    method: [
      'Cut everything small enough for the animal.',
      'Simmer the rice in the water for 10 minutes. Add the rest and cook until the meat is done throughout: 74 °C.',
      'Cool until it feels cold to the lip before serving.',
      'Weigh out the portion and take the same calories from the usual food.',
    ],
    notes: [
      'It tops a complete food and does not replace it: a home-made diet needs a plan from a veterinary nutritionist.',
      'Stays out: salt, stock cubes, onion, garlic, leek, spice, cooked bones.',
      ...PET_NOTES,
    ],
    storage: 'In the fridge for 2 days, in portions in the freezer for 2 months.',
  },
} as const satisfies Record<string, Dish>

/** What dogs or cats must not have, as a prompt may name it. */
export const PET_DANGERS = [
  'chocolate',
  'cocoa',
  'xylitol',
  'birch sugar',
  'grape',
  'raisin',
  'currant',
  'sultana',
  'onion',
  'garlic',
  'leek',
  'chive',
  'shallot',
  'macadamia',
  'avocado',
  'alcohol',
  'beer',
  'wine',
  'coffee',
  'tea',
  'yeast',
  'nutmeg',
  'bone',
] as const
