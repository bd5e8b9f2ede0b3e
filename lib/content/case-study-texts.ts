import type { CaseStudy } from './types.ts'

export const animalClinicInboxAgent: CaseStudy = {
  slug: 'animal-clinic-inbox-agent',
  title: 'An inbox that no longer waits for the evening',
  summary:
    'How a clinic with four vets could answer most messages on the same day without hiring, and without letting software give medical advice.',
  client: 'A fictional animal clinic with four vets, two receptionists and about 130 messages a day.',
  sector: 'Animal health',
  illustrative: true,
  challenge: [
    'Messages arrived by email and through a form, and were read between patients. Three in five waited until the next day. Among requests for appointments and invoices lay the occasional message that should not have waited an hour.',
    'The staff did not want a chatbot. They wanted the simple letters answered, the urgent ones found, and nothing said about a sick animal that a vet had not seen.',
  ],
  approach: [
    'We would sort six weeks of past messages with the receptionists into eleven kinds. Four of them, appointments, repeat prescriptions, test results and invoices, make up most of the volume and can be answered from the diary and the clinic system.',
    'The agent reads each message, names its kind, and drafts a reply with the facts it looked up. Signs of an emergency put the message on top of the list and trigger a call to the desk. Medical questions are never drafted; they go to a vet with the history attached.',
    'For four weeks every draft is approved by hand. A set of 240 past messages is run again after each change, and a change that makes one kind worse is not released.',
  ],
  result: [
    'In this example the clinic answers 93% of messages on the day they arrive, up from 41%. Receptionists approve seven drafts in ten as they stand and correct most of the others by a sentence.',
    'The larger gain is the quiet one: urgent messages reach a person within minutes, because somebody, or something, has read everything.',
  ],
  figures: [
    { label: 'Answered on the same day', value: '41% to 93%' },
    { label: 'Median time to first reply', value: '19 h to 2 h' },
    { label: 'Drafts approved unchanged', value: '71%' },
    { label: 'Passed to a vet without a draft', value: '22%' },
  ],
  chart: {
    kind: 'comparison',
    title: 'Messages answered on the same day, by kind',
    unit: '%',
    points: [
      { label: 'Appointments', before: 46, after: 97 },
      { label: 'Prescriptions', before: 38, after: 94 },
      { label: 'Results', before: 41, after: 90 },
      { label: 'Invoices', before: 33, after: 86 },
    ],
  },
  services: ['ai-agent-development', 'custom-api-development'],
  metaDescription:
    'Illustrative example: an AI agent that sorts and drafts the messages of an animal clinic, and leaves every medical question to a vet.',
}

export const bakeryOrderAutomation: CaseStudy = {
  slug: 'bakery-order-automation',
  title: 'Eleven shops, one order list before midnight',
  summary: 'How a regional bakery could stop retyping its orders and bake closer to what its shops sell.',
  client: 'A fictional family bakery with eleven shops and about sixty café customers.',
  sector: 'Food production',
  illustrative: true,
  challenge: [
    'Orders came by telephone, text message, email and on paper with the driver. One person typed them into a spreadsheet each afternoon, three hours on average and longer before a weekend. Errors surfaced at five in the morning, when the wrong crates were already on the van.',
    'Whoever typed the list could not be ill. Everyone knew it, that person best of all.',
  ],
  approach: [
    'First we would shorten the order itself: 140 lines become 60, because many products differed only in the name a shop used for them.',
    'Shops and cafés get a page with their usual order filled in. They change what differs and confirm it. Messages and emails from those who prefer them are read into the same list and shown for checking, so nobody is forced to change on the first day.',
    'A small interface passes the closed list to production, to the labels and to invoicing. The spreadsheet runs beside it for five weeks and is compared every night until the two agree.',
  ],
  result: [
    'In this example order handling falls from 190 to 35 minutes a day. The time left goes to exceptions, which arrive in one list with the customer and the reason.',
    'Because orders and returns now lie in one place, the bakery sees what comes back and bakes less of it. Unsold bread drops by more than a quarter, and what remains still goes to the animal shelter, as it did before.',
  ],
  figures: [
    { label: 'Order handling a day', value: '190 to 35 min' },
    { label: 'Wrong deliveries a month', value: '24 to 5' },
    { label: 'Bread returned unsold', value: '9.5% to 6.8%' },
    { label: 'Products on the order form', value: '140 to 60' },
  ],
  chart: {
    kind: 'comparison',
    title: 'Order handling by weekday',
    unit: 'minutes',
    points: [
      { label: 'Monday', before: 180, after: 30 },
      { label: 'Tuesday', before: 170, after: 30 },
      { label: 'Wednesday', before: 175, after: 30 },
      { label: 'Thursday', before: 190, after: 35 },
      { label: 'Friday', before: 235, after: 50 },
    ],
  },
  services: ['automation-systems', 'custom-api-development'],
  metaDescription:
    'Illustrative example: automated orders for a bakery with eleven shops, from four channels into one list that production can trust.',
}

export const cookerySchoolBookingPlatform: CaseStudy = {
  slug: 'cookery-school-booking-platform',
  title: 'A cookery school that sleeps while people book',
  summary:
    'How a school with two kitchens could move its bookings from the telephone to a page that also works with one floury thumb.',
  client: 'A fictional cookery school with two kitchens, nine teachers and some forty classes a month.',
  sector: 'Education and hospitality',
  illustrative: true,
  challenge: [
    'A place was booked by telephone, confirmed by email and noted in a paper diary. Allergies stood in the emails and were forgotten there twice in a year. Classes ran with empty stools while people on the waiting list knew nothing of it.',
  ],
  approach: [
    'We would agree on one journey first: find a class, say who is coming and what they cannot eat, pay, get a confirmation. Everything else waits for the second month.',
    "The site is built to be used on a phone, with a keyboard and with a screen reader, and checked by people who rely on them. Allergies belong to the booking and appear on the teacher's list in the order of the stations.",
    'When a place is given back, the first person on the waiting list is offered it for two hours, then the next. Gift vouchers, which the school had sold on paper, are honoured by entering their number.',
  ],
  result: [
    'In this example 77% of bookings come in online after five months, many of them late in the evening. The office keeps the telephone for those who like it and has time to pick it up.',
    'Reminders and the waiting list fill the stools: 86% are taken, up from 71%. No allergy has gone missing since it moved out of the inbox.',
  ],
  figures: [
    { label: 'Booked online', value: '11% to 77%' },
    { label: 'Places filled', value: '71% to 86%' },
    { label: 'Guests who did not come', value: '9% to 4%' },
    { label: 'Office time on bookings a week', value: '15 h to 4 h' },
  ],
  chart: {
    kind: 'comparison',
    title: 'Where bookings come from',
    unit: '%',
    points: [
      { label: 'Telephone', before: 58, after: 14 },
      { label: 'Email', before: 31, after: 9 },
      { label: 'Online', before: 11, after: 77 },
    ],
  },
  services: ['fullstack-development'],
  metaDescription:
    'Illustrative example: an accessible booking platform for a cookery school, with allergies, a waiting list and vouchers in one place.',
}

export const petFoodWholesaleLeads: CaseStudy = {
  slug: 'pet-food-wholesale-leads',
  title: 'From fair to shelf: enquiries a pet food maker can count on',
  summary: 'How a small producer could turn two trade fairs a year into a steady flow of enquiries from shops.',
  client: 'A fictional maker of dried dog and cat food with fourteen employees, selling to independent shops.',
  sector: 'Pet food, wholesale',
  illustrative: true,
  challenge: [
    'New customers came from two fairs a year. In between there was a form that went to a shared mailbox, where an enquiry waited three days on average. Advertising money went to pet owners, who cannot buy from a wholesaler.',
  ],
  approach: [
    'We would talk to twelve shop owners first. Their main worry is not the price but the shelf: how fast does it sell, and what happens to bags past their date. The offer is rewritten around a starter shelf with a return promise.',
    'One landing page carries that offer, with the composition of every product and the answers the shop owners had asked for. Search advertising and the trade newsletter are kept, everything else is stopped.',
    'Enquiries enter one list with an owner and a next step. A first reply with samples and terms goes out within the working day, and reminders make sure that nobody is forgotten after the third week.',
  ],
  result: [
    'In this example enquiries from shops rise from 4 to 17 a month over eight months. Of 83 enquiries in all, 19 become customers with a first order.',
    'The budget for advertising falls slightly. Most of the difference comes from answering: four hours to the first reply, where it used to be three days.',
  ],
  figures: [
    { label: 'Enquiries from shops a month', value: '4 to 17' },
    { label: 'Shops with a first order', value: '19' },
    { label: 'Time to first reply', value: '3 days to 4 h' },
    { label: 'Advertising cost per conversation', value: 'PLN 610 to 240' },
  ],
  chart: {
    kind: 'series',
    title: 'Enquiries from shops',
    unit: 'a month',
    points: [
      { label: 'January', value: 4 },
      { label: 'February', value: 5 },
      { label: 'March', value: 7 },
      { label: 'April', value: 9 },
      { label: 'May', value: 12 },
      { label: 'June', value: 14 },
      { label: 'July', value: 15 },
      { label: 'August', value: 17 },
    ],
  },
  services: ['marketing-lead-generation', 'automation-systems'],
  metaDescription:
    'Illustrative example: how a maker of pet food could win shops all year with a clear offer, one page and a reply within the working day.',
}

export const recipeArchiveSearchGrowth: CaseStudy = {
  slug: 'recipe-archive-search-growth',
  title: 'Fewer recipes, more readers',
  summary:
    'How a food magazine could nearly double its visits from search by merging, repairing and speeding up what it already had.',
  client: 'A fictional food magazine with 2,900 pages collected over twelve years.',
  sector: 'Publishing',
  illustrative: true,
  challenge: [
    'The archive held nine versions of apple cake, and they competed with each other. Pages took over four seconds to show the first picture on a phone. Visits from search had been falling for two years, although the editors published more each year.',
  ],
  approach: [
    'We would begin with the server logs and the search console, and give each page one of four verdicts: keep, improve, merge, remove. The editors decide the doubtful ones, since they know which cake their readers love.',
    'The templates are rebuilt on the server, with pictures in the right size and scripts only where they do something. Every recipe gets checked structured data with times, yield and ingredients.',
    'Merged pages redirect to the one that remains, one address to one address. Changes go live in six batches, so that each can be judged on its own.',
  ],
  result: [
    'In this example visits from search grow from 62,000 to 121,000 a month within ten months, on 1,640 pages instead of 2,900. The first four months show little; then the crawl catches up.',
    'The editors publish half as often as before and spend the time on keeping good pages current. The apple cake stands alone now, and is doing well.',
  ],
  figures: [
    { label: 'Visits from search a month', value: '62,000 to 121,000' },
    { label: 'Pages in the archive', value: '2,900 to 1,640' },
    { label: 'Largest picture visible after', value: '4.1 s to 1.7 s' },
    { label: 'Recipes with valid structured data', value: '12% to 98%' },
  ],
  chart: {
    kind: 'series',
    title: 'Visits from search',
    unit: 'thousand a month',
    points: [
      { label: 'January', value: 62 },
      { label: 'February', value: 61 },
      { label: 'March', value: 63 },
      { label: 'April', value: 67 },
      { label: 'May', value: 78 },
      { label: 'June', value: 89 },
      { label: 'July', value: 96 },
      { label: 'August', value: 104 },
      { label: 'September', value: 113 },
      { label: 'October', value: 121 },
    ],
  },
  services: ['seo-optimization', 'fullstack-development'],
  metaDescription:
    'Illustrative example: a recipe archive merged, repaired and made fast, and what that does for its visits from search.',
}
