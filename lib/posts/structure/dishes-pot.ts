import type { Dish } from './dish'

/** Dishes of one pot: soups, stews, curries, rice, pasta. */
export const potDishes: readonly Dish[] = [
  {
    keywords: ['soup', 'broth', 'chowder', 'bisque', 'ramen', 'minestrone', 'gazpacho', 'chłodnik'],
    prep: 15,
    cook: 30,
    serves: 4,
    scales: true,
    main: 'vegetables in season',
    groups: [
      {
        title: 'For the base',
        lines: [
          '2 tbsp olive oil',
          '1 onion, chopped',
          '1 carrot, diced',
          '1 stick celery, diced',
          '2 garlic cloves, sliced',
        ],
      },
      {
        title: 'For the soup',
        lines: [
          '600 g {main}, ready to cook',
          '1 l vegetable stock',
          '1 bay leaf',
          '1 tsp fine salt, less if the stock is salty',
        ],
      },
      {
        title: 'To finish',
        lines: ['1 tbsp lemon juice or vinegar', '1 handful fresh herbs, chopped', '4 tbsp yoghurt or good oil'],
      },
    ],
    method: [
      'Warm the oil in a heavy pot over a medium heat. Cook the onion, carrot and celery with a pinch of salt for 8–10 minutes, until soft but not brown. Add the garlic for the last minute.',
      'Add the {main}, the bay leaf and the stock. Bring to the boil, then lower the heat until it only just bubbles.',
      'Simmer, half covered, until everything is tender: say how long, and what tender looks like.',
      'Take out the bay leaf. Leave the soup as it is, or blend a third of it for body and stir it back in.',
      'Season with salt and the lemon juice, taste, and serve with the herbs and the yoghurt.',
    ],
    notes: [
      'Too thick: thin it with hot stock. Too thin: boil it down without the lid, or blend more of it.',
      'What to serve with it: bread, dumplings, a boiled egg.',
    ],
    storage:
      'Cool within two hours. It keeps in the fridge for 3 days and in the freezer for 3 months. Reheat until it steams throughout, and add the yoghurt only afterwards.',
  },
  {
    keywords: ['stew', 'goulash', 'casserole', 'chili', 'chilli', 'tagine', 'ragù', 'ragu', 'bolognese', 'hotpot'],
    prep: 25,
    cook: 120,
    serves: 6,
    scales: true,
    main: 'stewing meat or beans',
    groups: [
      {
        title: 'For the stew',
        lines: [
          '1 kg {main}, in pieces of 3–4 cm',
          '2 tbsp neutral oil',
          '2 onions, sliced',
          '2 carrots, in thick rounds',
          '3 garlic cloves, crushed',
        ],
      },
      {
        title: 'For the sauce',
        lines: [
          '2 tbsp tomato purée',
          '2 tsp paprika or the spices of the dish',
          '750 ml stock',
          '2 bay leaves',
          '1½ tsp fine salt',
        ],
      },
      { title: 'To serve', lines: ['800 g potatoes, boiled', '1 handful parsley, chopped'] },
    ],
    method: [
      'Dry the {main} and salt it. Brown it in the oil in two batches over a high heat, without crowding the pot. Set it aside.',
      'Lower the heat. Cook the onions in the same fat for 10 minutes, scraping up what has stuck. Add the garlic, the spices and the tomato purée and fry for 2 minutes.',
      'Put everything back with the stock, bay leaves and carrots. The liquid should come just to the top of the pieces.',
      'Cover and simmer very gently, on the stove or in the oven at 150 °C, until a fork goes in without force: name the time for your cut.',
      'Take off the lid for the last 20 minutes if the sauce is thin. Skim, season, and let it stand for 10 minutes before serving.',
    ],
    notes: [
      'With beans instead of meat, brown the onions longer and halve the simmering time.',
      'It is better on the second day: say so, and say how to warm it.',
    ],
    storage:
      'In the fridge for 3 days, in the freezer for 3 months. Reheat slowly with a splash of water until it steams throughout.',
  },
  {
    keywords: ['curry', 'dal', 'dhal', 'masala', 'korma', 'vindaloo', 'chana'],
    prep: 20,
    cook: 30,
    serves: 4,
    scales: true,
    main: 'chickpeas, vegetables or chicken',
    groups: [
      {
        title: 'For the spice base',
        lines: [
          '3 tbsp neutral oil',
          '2 onions, finely chopped',
          '4 garlic cloves, grated',
          '30 g fresh ginger, grated',
          '1 green chilli, slit',
        ],
      },
      {
        title: 'Spices',
        lines: ['2 tsp ground coriander', '1 tsp ground cumin', '½ tsp turmeric', '1 tsp garam masala, for the end'],
      },
      {
        title: 'For the curry',
        lines: ['600 g {main}', '400 g chopped tomatoes', '200 ml coconut milk or water', '1 tsp fine salt'],
      },
      { title: 'To serve', lines: ['300 g basmati rice', '1 handful coriander leaves', '1 lime, in wedges'] },
    ],
    method: [
      'Fry the onions in the oil over a medium heat for 12–15 minutes, until they are properly brown at the edges. This is the flavour of the dish.',
      'Add the garlic, ginger and chilli for 2 minutes, then the ground spices for 30 seconds. Add a spoonful of water if they catch.',
      'Add the tomatoes and the salt. Cook until the oil comes out at the sides, about 8 minutes.',
      'Stir in the {main} and the coconut milk. Simmer until done: say how long and how to tell.',
      'Stir in the garam masala, rest for 5 minutes, and serve with rice, coriander and lime.',
    ],
    notes: ['Heat: give the amount of chilli for mild, medium and hot.', 'Poultry has to reach 74 °C in the middle.'],
    storage:
      'The curry keeps for 3 days in the fridge and 3 months in the freezer. Cool the rice at once and eat it within a day.',
  },
  {
    keywords: ['risotto', 'pilaf', 'paella', 'jollof', 'rice', 'biryani', 'kasha', 'kaszotto'],
    prep: 10,
    cook: 35,
    serves: 4,
    scales: true,
    main: 'vegetables or seafood',
    groups: [
      {
        title: 'For the rice',
        lines: [
          '320 g rice: name the variety',
          '1 onion, finely chopped',
          '40 g butter or oil',
          '1.2 l hot stock',
          '100 ml white wine, optional',
        ],
      },
      {
        title: 'For the flavour',
        lines: ['400 g {main}', '2 garlic cloves', '60 g hard cheese or toasted nuts', '1 lemon, zest and juice'],
      },
    ],
    method: [
      'Prepare the {main}: cook separately whatever would be soft before the rice is done.',
      'Soften the onion in half of the butter for 8 minutes. Add the rice and stir for 2 minutes, until the grains are hot and shine.',
      'Add the wine and let it boil away. Add the stock: ladle by ladle for a risotto, all at once and covered for a pilaf.',
      'Cook until the grain is tender with a little bite: name the minutes for the variety.',
      'Fold in the {main}, the rest of the butter, the cheese and the lemon. Rest for 2 minutes and serve at once.',
    ],
    notes: [
      'Say which rice cannot be used and why.',
      'A vegetable stock that is weak makes a dull dish: taste it first.',
    ],
    storage:
      'Spread leftovers flat to cool, put them into the fridge within an hour and eat them within a day. Reheat once, until steaming.',
  },
  {
    keywords: [
      'pasta',
      'spaghetti',
      'lasagne',
      'lasagna',
      'penne',
      'tagliatelle',
      'linguine',
      'carbonara',
      'gnocchi',
      'macaroni',
      'orzo',
    ],
    prep: 10,
    cook: 20,
    serves: 4,
    scales: true,
    main: 'tomatoes or greens',
    groups: [
      { title: 'For the pasta', lines: ['400 g dried pasta: name the shape', '4 l water', '40 g salt'] },
      {
        title: 'For the sauce',
        lines: [
          '500 g {main}',
          '3 tbsp olive oil',
          '2 garlic cloves, sliced',
          '1 pinch chilli flakes',
          '100 ml pasta water',
        ],
      },
      {
        title: 'To finish',
        lines: ['50 g hard cheese, finely grated', '1 handful basil or parsley', '1 lemon, zest only'],
      },
    ],
    method: [
      'Bring the water to the boil and salt it.',
      'Warm the garlic in the oil over a low heat until it smells sweet. Add the {main} and cook: say how long, and what it should look like.',
      'Cook the pasta for 2 minutes less than the packet says. Keep a cup of its water.',
      'Move the pasta into the sauce with 100 ml of the water. Toss over a high heat for 1–2 minutes, until the sauce clings.',
      'Off the heat, stir in the cheese and the herbs. Taste for salt and serve on warm plates.',
    ],
    notes: ['Sauce too dry: more pasta water, not more oil.', 'Name two shapes that work and one that does not.'],
    storage:
      'The sauce alone keeps for 3 days in the fridge or 3 months in the freezer. Dressed pasta is for the same day.',
  },
]
