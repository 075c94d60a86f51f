export { COMPLAINT_PERSONAL_TABLES } from './complaint-personal-tables.ts'
export { createComplaints, type Complaints } from './complaints.ts'
