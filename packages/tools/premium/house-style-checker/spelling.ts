/** British and American spellings of a word, where neither is another word on the other side. */
const PAIRS =
  // -our
  'ardour ardor|armour armor|armoured armored|behaviour behavior|behaviours behaviors|behavioural behavioral|' +
  'candour candor|clamour clamor|colour color|colours colors|coloured colored|colouring coloring|colourful colorful|' +
  'colourless colorless|demeanour demeanor|endeavour endeavor|endeavours endeavors|favour favor|favours favors|' +
  'favoured favored|favourable favorable|favourite favorite|favourites favorites|fervour fervor|flavour flavor|' +
  'flavours flavors|flavoured flavored|flavouring flavoring|flavoursome flavorsome|harbour harbor|honour honor|' +
  'honours honors|honoured honored|honourable honorable|humour humor|labour labor|laboured labored|neighbour neighbor|' +
  'neighbours neighbors|neighbouring neighboring|neighbourhood neighborhood|odour odor|odours odors|odourless odorless|' +
  'parlour parlor|rancour rancor|rigour rigor|rumour rumor|rumours rumors|saviour savior|savour savor|savoury savory|' +
  'splendour splendor|tumour tumor|tumours tumors|valour valor|vapour vapor|vigour vigor|' +
  // -re
  'calibre caliber|centre center|centres centers|centred centered|fibre fiber|fibres fibers|litre liter|litres liters|' +
  'lustre luster|meagre meager|millilitre milliliter|millilitres milliliters|centimetre centimeter|' +
  'centimetres centimeters|kilometre kilometer|kilometres kilometers|millimetre millimeter|millimetres millimeters|' +
  'sombre somber|spectre specter|theatre theater|theatres theaters|' +
  // -ise, -yse
  'apologise apologize|apologised apologized|analyse analyze|analysed analyzed|analysing analyzing|caramelise caramelize|' +
  'caramelised caramelized|categorise categorize|criticise criticize|criticised criticized|customise customize|' +
  'customised customized|emphasise emphasize|emphasised emphasized|finalise finalize|generalise generalize|' +
  'maximise maximize|memorise memorize|minimise minimize|minimised minimized|modernise modernize|moisturise moisturize|' +
  'neutralise neutralize|normalise normalize|optimise optimize|optimised optimized|organise organize|organised organized|' +
  'organising organizing|organisation organization|organisations organizations|paralyse paralyze|pasteurise pasteurize|' +
  'pasteurised pasteurized|personalise personalize|personalised personalized|prioritise prioritize|realise realize|' +
  'realised realized|realising realizing|recognise recognize|recognised recognized|recognising recognizing|' +
  'specialise specialize|specialised specialized|stabilise stabilize|standardise standardize|sterilise sterilize|' +
  'sterilised sterilized|summarise summarize|symbolise symbolize|sympathise sympathize|tenderise tenderize|' +
  'utilise utilize|visualise visualize|' +
  // doubled and single letters
  'cancelled canceled|cancelling canceling|channelled channeled|counsellor counselor|dialled dialed|enrol enroll|' +
  'enrolment enrollment|fuelled fueled|fulfil fulfill|fulfilment fulfillment|instalment installment|' +
  'instalments installments|jewellery jewelry|labelled labeled|labelling labeling|levelled leveled|marvellous marvelous|' +
  'modelled modeled|modelling modeling|signalled signaled|skilful skillful|travelled traveled|traveller traveler|' +
  'travellers travelers|travelling traveling|wilful willful|woollen woolen|' +
  // ae, oe, -ogue, -ence and others
  'aeroplane airplane|ageing aging|aluminium aluminum|anaemia anemia|analogue analog|artefact artifact|' +
  'catalogue catalog|catalogues catalogs|cosy cozy|cosier cozier|defence defense|diarrhoea diarrhea|doughnut donut|' +
  'doughnuts donuts|encyclopaedia encyclopedia|grey gray|greyish grayish|gynaecology gynecology|leukaemia leukemia|' +
  'manoeuvre maneuver|mould mold|mouldy moldy|moustache mustache|oesophagus esophagus|oestrogen estrogen|' +
  'offence offense|omelette omelet|omelettes omelets|orthopaedic orthopedic|paediatric pediatric|plough plow|' +
  'pretence pretense|pyjamas pajamas|sceptical skeptical|smoulder smolder|sulphur sulfur|yoghurt yogurt|yoghurts yogurts'

export const spellingPairs = PAIRS.split('|').map((pair) => {
  const [british = '', american = ''] = pair.split(' ')
  return { british, american }
})
