// What people should know when they come back, as the bell in the top bar shows it.
export { endInBackground, goWhereAsked, tellInBackground } from "./background";
export { Bell } from "./Bell";
export { NoticesProvider } from "./Notices";
export { MailSetting } from "./MailSetting";
export { PushSetting } from "./PushSetting";
