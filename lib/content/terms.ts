import { addressLine, site } from '../site.ts'
import { list, paragraph, subheading } from './legal-blocks.ts'
import type { LegalDocument, LegalSection } from './types.ts'

const { registration, contact } = site

/** Sections 5 to 8 of the terms. */
const termsEnding: readonly LegalSection[] = [
  {
    id: 'intellectual-property',
    heading: 'Intellectual Property',
    blocks: [
      paragraph(
        'Texts, drawings, photographs and software on this website are protected by copyright. You may read, print and share links to them for personal use, and quote from them with the source, as the law permits. You may of course cook every recipe, and serve it to whomever you like. Republishing whole articles or pictures needs our permission in writing.',
      ),
      paragraph(
        'Rights to work made for a client pass to the client as the offer says and, unless it says otherwise, when the work has been paid for in full. A transfer of copyright needs written form and names the fields of use. We keep the rights to tools, libraries and methods that existed before the project or are of general use, and grant the client a non-exclusive licence, without time limit, to use them as part of the work. Open-source components stay under their own licences.',
      ),
      paragraph(
        'Names and trade marks of clients are used as references only with their consent. The case studies on this site are illustrative examples and name no real company.',
      ),
    ],
  },
  {
    id: 'limitation-of-liability',
    heading: 'Limitation of Liability',
    blocks: [
      subheading('Consumers'),
      paragraph(
        'Towards consumers our liability is neither excluded nor limited: we are liable for non-performance and improper performance, and for non-conformity with the contract, as the law provides.',
      ),
      subheading('Business clients'),
      paragraph(
        'Towards businesses, other than sole traders protected as consumers, we are liable for actual loss up to the amount the client paid us under the contract in the twelve months before the event, and not for lost profit.',
      ),
      paragraph(
        'No limit applies to damage caused intentionally, to harm to life or health, or where mandatory law does not allow a limit.',
      ),
      subheading('Website'),
      paragraph(
        'We take care that what we publish is right and correct errors we learn of. The site may be unavailable during maintenance or faults. We are not responsible for the content of other sites we link to, but we remove a link when we learn that it leads to something unlawful.',
      ),
    ],
  },
  {
    id: 'termination',
    heading: 'Termination',
    blocks: [
      paragraph(
        'You may stop using the free services at any time, without notice and without giving a reason. We may change or discontinue a free service for an important reason, such as law, security or technical change, and announce it on the page of the service.',
      ),
      paragraph('A contract for paid services ends when the work is done or as the offer says. In addition:'),
      list(
        'A contract for an indefinite time may be terminated by either side in writing or by email with one month of notice to the end of a calendar month, unless the offer names a shorter period.',
        'Either side may terminate at once if the other seriously breaches the contract and does not put it right within 14 days of being asked to.',
        'After termination we hand over the work that has been paid for, return or delete the data of the client, and settle payments for what was performed.',
        'The right of a consumer to withdraw, and the right to terminate that the Civil Code gives to a person who commissions services, stay untouched.',
      ),
      paragraph(
        'We may change these terms for an important reason, such as a change of law or of the services. A change does not affect contracts already concluded. For lasting contracts we announce it by email at least 14 days ahead, and a client who does not agree may terminate the contract before it takes effect.',
      ),
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    blocks: [
      list(
        `Company: ${registration.companyName}, ${registration.nip}, ${registration.regon}, ${registration.krs}`,
        `Address: ${addressLine()}`,
        `Email: ${contact.email}`,
        `Phone: ${contact.phone}`,
      ),
      subheading('Law and disputes'),
      paragraph(
        'These terms are governed by Polish law, without depriving consumers of the protection of the mandatory law of the country where they live. Disputes with businesses are heard by the court of our seat; disputes with consumers by the court that the law names.',
      ),
      paragraph(
        'Consumers may settle disputes out of court, if both sides agree to it: through mediation by the provincial inspectorates of the Trade Inspection (Inspekcja Handlowa) or before the permanent consumer arbitration courts attached to them. The municipal or district consumer ombudsman (rzecznik konsumentów) gives free advice. The Office of Competition and Consumer Protection lists the bodies at uokik.gov.pl. We decide about taking part case by case and tell the consumer when a complaint could not be settled.',
      ),
    ],
  },
]

export const termsAndConditions: LegalDocument = {
  title: 'Terms & Conditions',
  intro: `These terms govern the use of the ${site.name} website and the services of ${site.studioName}. They are also the rules that Article 8 of the Polish Act of 18 July 2002 on the provision of services by electronic means asks for. You can save or print them from this page.`,
  lastUpdatedLabel: 'Last updated',
  boxLabel: 'Terms and conditions text',
  meta: {
    title: 'Terms & Conditions',
    description: `The terms for reading ${site.name} and for working with ${site.studioName}, including consumer rights under Polish law.`,
  },
  sections: [
    {
      id: 'acceptance-of-terms',
      heading: 'Acceptance of Terms',
      blocks: [
        paragraph(
          `The website is run and the services are provided by ${registration.companyName}, ${addressLine()}, entered in the register of entrepreneurs kept by the ${registration.court} under ${registration.krs}, ${registration.nip}, ${registration.regon}, share capital ${registration.shareCapital} ("we"). Email: ${site.contact.email}. Phone: ${site.contact.phone}.`,
        ),
        paragraph(
          'By using the website you accept these terms for the services it provides electronically. A paid service is agreed separately, in an offer that you accept in writing or by email; these terms are part of that contract when they were made available to you before it was concluded. Where the offer and these terms differ, the offer prevails, unless these terms are more favourable to a consumer.',
        ),
        paragraph(
          '"Consumer" means a natural person who contracts with us for purposes not directly connected with their business or profession. The provisions on consumers also apply to a sole trader whose contract with us is connected with their business but has no professional character for them, as Polish law provides. "Client" means anyone who orders a paid service.',
        ),
        paragraph(
          'Nothing in these terms takes away or limits rights that consumers have under mandatory law. If a clause does so, it does not apply to them. A consumer who lives in another state of the European Union keeps the protection of the mandatory rules of that state where our activity is directed to it.',
        ),
      ],
    },
    {
      id: 'services-description',
      heading: 'Services Description',
      blocks: [
        subheading('Free services of the website'),
        list(
          'Reading articles, recipes, guides and news, and searching in them.',
          'Sending us a message through the contact form.',
          'The online tools, which compute in your browser. Each says what it does not know; none of them gives legal, tax or financial advice.',
        ),
        paragraph(
          'The contract for a free electronic service begins when you use it and ends when you stop: by leaving the page, or, for the contact form, when we have answered. You need a device with internet access and a current browser; some conveniences need JavaScript. You must not submit unlawful content, attack the service or send automated messages through it.',
        ),
        paragraph(
          'Articles and tools give general information. What we publish on nutrition and on the health of people and animals does not replace advice from a doctor, a dietitian or a vet, and results of tools do not replace legal, tax or accounting advice.',
        ),
        subheading('Paid services of the studio'),
        paragraph(
          `${site.studioName} offers AI agents, automation, search optimisation, software and interface development, and marketing and lead generation. The scope, the price including taxes, the schedule and the form of acceptance stand in the offer. We do not promise a position in search results, a number of enquiries or any other outcome that depends on third parties, unless the offer says so.`,
        ),
        subheading('Complaints'),
        paragraph(
          `You may complain about any service, free or paid, by email to ${site.contact.email} or by letter to our address. Tell us who you are, what is wrong and what you expect. We answer within 14 days of receiving the complaint, on paper or another durable medium. If we do not answer a consumer's complaint within that time, it counts as accepted.`,
        ),
        paragraph(
          'We answer for the conformity of digital content and digital services with the contract, and for proper performance of other services, as the law provides.',
        ),
      ],
    },
    {
      id: 'client-responsibilities',
      heading: 'Client Responsibilities',
      blocks: [
        paragraph('So that the work can be done well and on time, the client:'),
        list(
          'gives us the information, materials and access agreed in the offer, and names a person who can decide;',
          'makes sure that materials handed to us are accurate and may lawfully be used for the project;',
          'keeps passwords and keys safe, and gives us only the access the task needs;',
          'reviews deliverables within the agreed time and says clearly what does not match the offer;',
          'where personal data are handed to us, concludes a data processing agreement with us under Article 28 GDPR.',
        ),
        paragraph(
          'Delays caused by missing information or access move the schedule by the same time. If they also cause extra work, we say so before we do it and agree on it with the client.',
        ),
      ],
    },
    {
      id: 'payment-terms',
      heading: 'Payment Terms',
      blocks: [
        paragraph(
          'Prices, instalments and due dates stand in the offer. For consumers the offer states the total price including all taxes and fees before the contract is concluded. If it names no date, an invoice is due 14 days after it was issued.',
        ),
        paragraph(
          'Fees are non-refundable unless agreed in writing. This concerns fees for work that has been performed as agreed. It does not affect the withdrawal right described below, a refund or price reduction owed because a service was not performed or does not conform to the contract, or any other claim to repayment under the law.',
        ),
        paragraph(
          'Late payment may suspend services. We first send a reminder with at least seven days to pay, and we resume the work once the invoice is settled. We do not suspend a service over a part of an invoice that a consumer disputes in good faith. For late payments we may charge statutory interest; between businesses the Act of 8 March 2013 on counteracting excessive delays in commercial transactions applies.',
        ),
        subheading('Right of withdrawal for consumers'),
        paragraph(
          `A consumer who has concluded a contract with us at a distance or away from business premises may withdraw from it within 14 days without giving a reason and without costs other than those the law names. For services and for digital content not supplied on a physical carrier, the period runs from the day the contract was concluded. It is enough to send the declaration before the period ends, for example by email to ${site.contact.email} or by letter; the model form annexed to the Act of 30 May 2014 on consumer rights may be used but need not be. We confirm receipt without delay.`,
        ),
        list(
          'We return all payments without delay and within 14 days of receiving the declaration, by the same means of payment unless the consumer expressly agrees to another.',
          'If the consumer expressly asked us on a durable medium to begin during the withdrawal period, they pay for what was performed until the withdrawal, in proportion to the agreed price, provided that we informed them of this duty beforehand.',
          'The right ends when a paid service has been performed in full with the prior express consent of the consumer, who was informed of this before we began and acknowledged it.',
          'For paid digital content not supplied on a physical carrier, the right ends when performance has begun with the prior express consent of the consumer, who was informed of this and acknowledged it, and to whom we have sent the confirmation that the law requires.',
        ),
      ],
    },
    ...termsEnding,
  ],
}
