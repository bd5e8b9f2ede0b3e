/*
 * Topics as people type them, 20 of each kind, to test the generators that write sentences: topic | kind of message |
 * audience | benefit | number | offer | deadline | brand. The author of the patterns read all subject lines of this
 * table on 26 November 2026. A demanding editor would reject 8 of 785 lines (1 %). No second reader has checked it yet.
 */

/** The cells of lines with bars between them. */
export const table = (rows: string): readonly string[][] =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))

const NOUNS = table(`
weekly meal planning | newsletter | busy parents | save an hour a week | 5
Bookkeeping for freelancers | newsletter | freelancers | get paid on time | 4
lentil soup | newsletter | students | cook for two days | 3 | | | Bowl
remote work | newsletter | managers | run shorter meetings | 6
the new VAT rules | announcement | shop owners | send the right invoice | | | 1 January | Ledgerly
home office | newsletter | people who rent | keep your desk tidy | 7
email marketing | onboarding | small shops | write to your customers once a week | 4 | | | Postino
Standing desks | newsletter | office workers | work without back pain | 5
sourdough | newsletter | beginners | bake every weekend | 3
gluten-free baking | survey | home bakers
your tax return | follow-up | freelancers | send it a week early
parental leave | newsletter | employers | plan cover in time | 8 | | | HR Brief
puppy training | onboarding | new dog owners | teach your puppy to sit | 5 | | | Pawhaus
customer interviews | newsletter | product teams | ask better questions | 10
cash flow | newsletter | founders | see trouble three months ahead | 3
Seasonal vegetables | win-back | home cooks | cook what the market has
Energy prices | announcement | tenants | read your bill | | | | Stromwerk
garden irrigation | newsletter | gardeners | water less often | 4
the website redesign | follow-up | | approve the first draft
wills and inheritance | newsletter | families | talk about it calmly | 6
`)

const HEADLINES = table(`
Why your team should write fewer status reports | newsletter | managers | get an hour back | 3
What to do when a client pays late | newsletter | freelancers | get paid on time | 4
10 recipes for a cold week | newsletter | families | cook without stress | 10
Is oat milk better than cow's milk? | newsletter | | | | | | Bowl
We are moving to Gdańsk | announcement | | | | | 1 June | Nordway
Sourdough: a beginner's guide | newsletter | beginners | bake every weekend | 5
The five mistakes of first-time landlords | newsletter | landlords | avoid them | 5
Your dog does not need grain-free food | newsletter | dog owners
Nordway opens a second shop in Kraków | announcement | | | | | | Nordway
How we cut food waste by a third | newsletter | restaurants | waste less food | 3 | | | Kitchen Notes
Prices are going up in May | announcement | subscribers | keep the old price | | | 30 April | Postino
What freelancers get wrong about insurance | newsletter | freelancers | choose the right cover | 3
Tips for travelling with a toddler | newsletter | parents | arrive relaxed | 9
Should you rent or buy? | newsletter | young families | decide with figures
When to prune roses | newsletter | gardeners | get more flowers
7 ways to use stale bread | newsletter | home cooks | waste less | 7
The office is closed on Friday | announcement | | | | | Friday | Nordway
A beginner's guide to composting | newsletter | balcony gardeners | compost without smell | 5
Who pays for sick leave in Poland | newsletter | employers
Meal prep ideas for students | newsletter | students | spend less on lunch | 12
`)

const HOW_TOS = table(`
how to freeze soup | newsletter | busy parents | | 5
How to write an invoice | newsletter | freelancers | get paid on time | 4
how to choose running shoes | newsletter | runners | run without pain | 3
How to: lentil soup | newsletter | students | eat well | 3
Write better emails | newsletter | managers | get answers faster | 6
how to train a puppy | onboarding | new dog owners | | 7 | | | Pawhaus
How to set up your account | onboarding | | | 3 | | | Postino
plan your week | newsletter | parents | | 5
How to negotiate rent | newsletter | tenants
how to store potatoes | newsletter | | waste less food | 4
How to make sourdough starter | newsletter | beginners | bake every weekend | 5
Reduce your energy bill | newsletter | tenants | save 200 a year | 8
how to fire a client | newsletter | freelancers | stay friendly | 3
Get paid on time | newsletter | freelancers | | 4
how to read a contract | newsletter | founders | sign with confidence | 6
How to apply for a mortgage | newsletter | couples | | 9
how to winterise a garden | newsletter | gardeners | save your plants | 5
Start a book club | newsletter | readers | | 6
how to interview customers | newsletter | product teams | ask better questions | 5
How to work with a designer | follow-up | | approve the first draft
`)

const PROMOTIONS = table(`
Winter boots sale | promotion | families | keep feet dry | | 30 % off | Sunday | Nordway
Black Friday | promotion | | | | 25 % off everything | Friday | Bowl
free shipping weekend | promotion | | | | Free shipping | Sunday | Pawhaus
Soup bowls | promotion | home cooks | | | 20 % off | today
spring clearance | promotion | gardeners | | | up to 50 % off | 31 March | Grünhof
annual plan | promotion | small teams | plan the whole year | | two months free | 30 June | Postino
Summer sale on garden furniture | promotion | | | | 15 % off | the end of July
buy one, get one free | promotion | dog owners | | | buy one, get one free | Friday | Pawhaus
20% off all soups | promotion | | | | 20% off | Sunday | Bowl
sourdough course | promotion | beginners | bake every weekend | | early-bird price | 1 May | Mehl
Early-bird tickets | promotion | designers | | | 40 € off | 15 May
trail running shoes | promotion | trail runners | run in the rain | | half price | tonight | Nordway
back-to-school discount | promotion | students | | | 10 % off | 1 September | Notely
Free trial | promotion | accountants | close the month faster | | 30 days free | | Ledgerly
dog food subscription | promotion | dog owners | never carry a bag again | | first box free | Sunday | Pawhaus
Mother's Day flowers | promotion | | | | free delivery | Saturday | Florea
refurbished laptops | promotion | students | spend half as much | | from 199 € | | Relap
cooking class voucher | promotion | couples | | | 2 for 1 | 14 February | Bowl
the autumn collection | promotion | | | | 10 % off | next Sunday | Nordway
Cyber Monday deals | promotion | | | | Up to 60 % off | Monday | Relap
`)

const EVENTS = table(`
spring webinar | event | accountants | close the month faster | | | 5 May | Ledgerly
Sourdough workshop | event | beginners | bake every weekend | | | Saturday | Mehl
open day at the bakery | event | families | | | | Sunday, 10:00
Annual general meeting | event | members | | | | 12 June
wine tasting | event | | | | | tonight | Bodega
The summer party | event | our neighbours | | | | next Friday
product launch | event | customers | | | | Tuesday | Relap
career fair | event | graduates | meet ten employers | | | 3 October
Customer conference 2026 | event | product teams | meet other teams | | | 9 September | Postino
book club | event | readers | | | | Thursday, 19:00
live demo | event | small teams | see it before you buy | | | tomorrow | Notely
school concert | event | parents | | | | Friday evening
yoga retreat | event | | sleep better | | | 20 May
Q&A with our vet | event | dog owners | | | | Wednesday | Pawhaus
neighbourhood clean-up | event | families | | | | this Saturday
the Christmas market | event | | | | | 28 November | Grünhof
investor meetup | event | founders | | | | in two weeks
photography exhibition | event | | | | | 1 March
spring webinar | follow-up | accountants | send your questions
Sourdough workshop | newsletter | beginners | bake every weekend | 3 | | | Mehl
`)

const PRODUCTS = table(`
Nordway Trail 3 | announcement | trail runners | run in the rain | | | | Nordway
Sunday Plan | onboarding | busy parents | save an hour a week | 3 | | | Sunday Plan
the summer menu | announcement | regulars | | | | | Bodega
standing desk | cart | | | | 10 % off | Sunday
winter boots | cart | | keep feet dry | | free shipping
Pawhaus Box | win-back | dog owners | never carry a bag again | | first box free | Friday | Pawhaus
a new booking system | announcement | guests | book in a minute | | | | Bodega
Ledgerly 4.0 | announcement | accountants | close the month faster | | | | Ledgerly
dog bed | cart
noise-cancelling headphones | cart | | work in peace | | 20 € off | tonight
Notely for teams | announcement | small teams | write together | | | | Notely
your order | survey | customers
online course on bread | onboarding | beginners | bake every weekend | 4 | | | Mehl
meal kit | win-back | busy parents | cook without planning | | half price | | Bowl
CRM | newsletter | small teams | answer every customer | 5
coffee subscription | win-back | | wake up well | | 2 bags free | | Röst
baby monitor | newsletter | new parents | sleep better | 6
electric bikes | newsletter | commuters | leave the car at home | 4 | | | Velo
Invoice template | newsletter | freelancers | get paid on time | 3
iPhone repair | follow-up | | pick it up this week
`)

/** Eight more of each kind, read on 26 November 2026: things, headlines, how-tos, promotions, events. */
const FURTHER = table(`
office coffee machine | newsletter | small teams | drink better coffee | 4
pension contributions | newsletter | self-employed people | pay the right amount | 3
the spring collection | announcement | boutique owners | plan your window display | | | | Lumo
raised beds | newsletter | beginners | grow salad on a terrace | 6
dog insurance | newsletter | dog owners | compare policies | 5 | | | Pawsafe
school lunches | newsletter | parents | pack lunch in ten minutes | 10
your photo order | follow-up | | approve the proofs
wool jumper | cart | | keep warm all winter | | 10 % off | | Fjell
Why we stopped printing catalogues | newsletter | customers | | | | | Fjell
7 signs your boiler needs a service | newsletter | homeowners | avoid a cold January | 7
Our prices stay the same in 2027 | announcement | subscribers | | | | | Lumo
Is a heat pump right for an old house? | newsletter | homeowners | decide before winter
What every landlord should know about deposits | newsletter | landlords | return deposits without a dispute | 4
Small kitchen, big flavours | newsletter | home cooks
Six books about running a café | newsletter | café owners | run a calmer shop | 6
We have a new address | announcement | clients | | | | 1 March | Kowalski & Co
how to remove coffee stains | newsletter | | keep your tablecloth | 3
how to ask for a pay rise | newsletter | employees | earn what you are worth | 5
How to photograph food with a phone | newsletter | café owners | fill your Instagram | 4
train a rescue dog | onboarding | new owners | walk without pulling | 6 | | | Pawsafe
keep houseplants alive in winter | newsletter | plant owners | | 5
How to store potatoes | newsletter | home cooks | waste less food
write a better job advert | newsletter | HR teams | hire faster | 7
how to sharpen scissors at home | newsletter
Summer clearance | promotion | garden lovers | fill your terrace | | 30 % off | Sunday | Zielono
Free delivery on all orders | promotion | | save on your next order | | free delivery | 24 December | Fjell
2 for 1 on reading glasses | promotion | readers | see small print again | | 2 for 1 | Friday | Optika
Early bird tickets | promotion | designers | save 80 euros | | €80 off | 31 March | FormFest
Black Friday at Lumo | promotion | | | | 25 % off everything | midnight | Lumo
leather boots | promotion | commuters | keep your feet dry | | 20 % off | today | Fjell
Gift cards | promotion | late shoppers | give something that fits | | 10 % extra | 23 December | Lumo
student discount | promotion | students | study with less stress | | 15 % off | 1 October | Postino
Pasta-making class | event | beginners | make ravioli by hand | | | 12 May | Cucina Nova
Open day at the pottery studio | event | families | try the wheel | | | Saturday | Glina
tax webinar for freelancers | event | freelancers | file on time | | | 5 March | Ledgerly
Annual conference on urban gardening | event | city gardeners | | | | 14 June | Zielono
Book launch: Quiet Kitchens | event | readers | | | | Thursday
Christmas market | event | families | find handmade gifts | | | 6 December | Glina
product demo | event | operations managers | plan shifts faster | 3 | | tomorrow | Shiftly
charity run | event | runners | help the animal shelter | | | 1 May | Pawsafe
`)

/** Odd topics: capitals, emoji, foreign names, a question without its mark, a greeting, a verb at the end. */
const ODD = table(`
School lunches | newsletter | parents
WINTER TYRES | newsletter | drivers | drive safely | 4
HOW TO CLEAN WHITE TRAINERS | newsletter
BUY 2 GET 1 FREE | promotion | | | | buy 2, get 1 free | Monday | Kosmetika
🌱 houseplants | newsletter | beginners | keep your plants alive | 5
🎉 10th anniversary party | event | customers | | | | 3 June | Lumo
Żabka franchise | newsletter | franchisees | open your second shop
Our Kraków office | announcement | clients | | | | 2 May | Kowalski & Co
Is it time to switch banks | newsletter | | save on fees | 4
How your team works | newsletter | managers | run better meetings
Interest rates fall | newsletter | home buyers | borrow for less
Nobody reads your newsletter (and how to fix it) | newsletter | marketers | get more readers | 3
The truth about protein bars | newsletter | gym-goers | eat better snacks
Behind the scenes | newsletter | | | | | | Röst
Merry Christmas | newsletter | customers | | | | | Lumo
Coffee or tea | newsletter
Learn German in 90 days | newsletter | nurses | pass the exam
dog-friendly beaches in Poland | newsletter | dog owners | plan your summer | 12
burnout | newsletter | managers | notice it early | 5
summer sale!!! | promotion | | | | 30% off | Sunday | Lumo
Last-minute trips to Croatia | promotion | families | save on your holiday | | from €299 | Friday | Reisewelt
Gym membership | promotion | students | train before lectures | | first month free | 30 September | FitHaus
Parents' evening | event | parents | | | | Thursday, 18:00
a PDF editor | onboarding | | sign documents online | 3 | | | Papierlos
`)

export const TOPICS = [NOUNS, HEADLINES, HOW_TOS, PROMOTIONS, EVENTS, PRODUCTS, FURTHER, ODD].flat()
