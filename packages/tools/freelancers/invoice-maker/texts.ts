import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Each line is quantity times price, less its discount, rounded to cents. VAT is computed on the sum of the lines of one rate and rounded once, half away from zero; a switch computes it line by line. From prices with VAT the net is the gross divided by one plus the rate, and VAT is what lies between.',
    'IBAN numbers are checked by their check digits, Polish tax numbers by theirs, and VAT numbers of the Union by the form of their country. Whether a number is registered, only VIES can say.',
    'A list compares the invoice with Article 226 of the VAT Directive and names what is missing. Reverse charge, self-billing, the margin scheme and exemptions get the mentions the law asks for. For euro and accounts of the single payments area a payment code stands on the page that banking apps can read.',
    'The PDF is made in your browser, with its letters inside, in A4 and with a structure that screen readers follow. Invoices that you save are kept in this browser; “New invoice from this one” takes the next number and today’s date.',
  ],
  formulas: {
    'Net of a line': 'quantity × price × (1 − discount), rounded to cents',
    'VAT of a rate': 'sum of its lines × rate, rounded once',
    'From gross': 'net = gross ÷ (1 + rate); VAT = gross − net',
  },
  sources: {
    'Directive 2006/112/EC, Articles 220 to 240': 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
    'EPC069-12: payment codes for SEPA credit transfers':
      'https://www.europeanpaymentscouncil.eu/document-library/guidance-documents/quick-response-code-guidelines-enable-data-capture-initiation',
    'ISO 13616: IBAN': 'https://www.iso.org/standard/81090.html',
    'VIES: VAT number validation': 'https://ec.europa.eu/taxation_customs/vies/',
    'KSeF: the Polish national e-invoicing system': 'https://ksef.podatki.gov.pl/',
  },
  workedExample: [
    'A designer in Warsaw invoices a company in Berlin: one landing page for €1,200 and 3.5 hours at €60.',
    '1,200.00 + 210.00 = €1,410.00. Both are businesses with VAT numbers, so the buyer owes the VAT: the rate is 0, and the invoice says “Reverse charge”.',
    'For a Polish buyer at 23 % it would be 1,410.00 × 0.23 = €324.30 of VAT and €1,734.30 in all.',
  ],
  questions: {
    'Is this a KSeF invoice?':
      'No. Since 1 February 2026 for large sellers, 1 April 2026 for others and 1 January 2027 for the smallest, invoices between businesses in Poland are issued in KSeF. Use this document as a pro forma, or for buyers outside KSeF.',
    'Are my invoices kept somewhere?':
      'Only where you say so. What you type stays in this page until you press “Save this invoice” or switch on the draft; then this browser keeps it, and anyone who uses this browser can read it. Nothing is sent to us. Download the JSON or the PDF to keep an invoice elsewhere.',
    'Why does the VAT differ by a cent from my own sum?':
      'Line by line every line is rounded, on the sum only the sum is. Both are allowed; choose the one your buyer uses.',
    'May the numbering have a pattern?':
      'Yes. {NNN}/{YYYY} with running number 7 becomes 007/2027. Numbers must follow each other without gaps.',
    'What does a correction show?':
      'The lines as they were, the lines as they are right, and the difference that is to be paid or paid back.',
  },
  limits: [
    'It does not check VAT numbers online and sends nothing anywhere.',
    'It does not know which rate your product has, nor whether an exemption is yours.',
    'It keeps no books: at most 30 invoices lie in one browser, and go with its data.',
    'The PDF can hold Latin letters only; print an invoice in other letters and choose “Save as PDF”.',
    'It is no tax advice.',
  ],
  related: [
    'freelancers/late-payment-interest-calculator',
    'freelancers/freelance-rate-calculator',
    'ecommerce/eu-vat-calculator',
  ],
  relatedServices: ['automation-systems'],
}
