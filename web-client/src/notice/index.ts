// Notices: what people should know when they come back, behind the bell in the top bar.
export { endInBackground, goWhereAsked, tellInBackground } from "./background";
export { Bell } from "./Bell";
export { NoticesProvider } from "./Notices";
export { MailSetting } from "./MailSetting";
export { PushSetting } from "./PushSetting";
