// Texts on invoices of the sandbox.
export const pdfMessages = {
  heading: 'Invoice',
  issuer: 'Vys sandbox',
  title: (number: string) => `Invoice ${number}`,
  number: 'Invoice number',
  date: 'Date of issue',
  status: 'Status',
  billTo: 'Bill to',
  taxId: (value: string) => `VAT ID ${value}`,
  description: 'Description',
  amount: 'Amount',
  subtotal: 'Subtotal',
  tax: 'Tax',
  total: 'Total',
  amountDue: 'Amount due',
  amountPaid: 'Amount paid',
  sandboxNote: 'Sandbox: this invoice is a test. No real money was charged.',
};
