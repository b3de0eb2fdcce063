/**
 * Vietnamese words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { WORD } from "./any.ts";
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** Small words that may stand between the verb and what it governs. */
export const FILLER = "(?:hãy|đi|hết|ngay|đến|tới|về|theo|tất cả|mọi|toàn bộ|bất kỳ|các|những|cái|lên|cả|thứ|lại)";

/** Words for "earlier" or "given to you", after the noun. */
export const AFTER =
  "(?:trước đó|trước đây|trước|ở trên|bên trên|phía trên|cũ|ban đầu|của bạn|của mình|đã cho|đã nhận|hiện có|gốc|đã được đưa ra|hệ thống|bạn đã nhận|mà bạn|trên đây)";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:hướng dẫn|chỉ dẫn|chỉ thị|lệnh|mệnh lệnh|quy tắc|lời nhắc|câu lệnh|quy định|nguyên tắc|hạn chế|ràng buộc|prompt|ngữ cảnh|chỉ đạo|lời dặn|luật lệ|yêu cầu|giới hạn|cảnh báo)";

/** A password, key or code that is called secret. */
export const SECRET = `(?:(?:mật khẩu|khóa|chìa khóa|mã|từ|thông tin|cụm từ|số|mã số|mật mã|từ khóa)(?: ${WORD})? (?:bí mật|tuyệt mật|ẩn|tối mật)|(?:mật khẩu|bí mật|khóa|khóa api|mật mã|chìa khóa)(?: bí mật)? của bạn)`;

/** "What you were told", as a whole. */
export const TOLD =
  "(?:(?:những gì|điều gì|điều|thứ|mọi thứ|tất cả những gì|gì)(?: mà)? ?(?:bạn|mày|tôi)?[^.!?]{0,15}(?:được bảo|được dạy|được cho biết|được nói|đã nói|được yêu cầu|đã học|được hướng dẫn|được lệnh|biết)(?: trước đây| trước đó| từ trước| ở trên)?)";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:hiển thị|cho tôi (?:biết|xem)|cho xem|tiết lộ|nói|nói cho tôi|nói cho tôi biết|in ra|lặp lại|nhắc lại|viết|viết ra|liệt kê|dịch|tóm tắt|chia sẻ|cung cấp|mô tả|trích dẫn|sao chép|đưa|đưa ra|đưa cho tôi|bật mí|đọc|xuất|xuất ra|mã hóa|đánh vần|kể)";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:bỏ qua|lờ đi|phớt lờ|quên|quên đi|quên hết|không tuân theo|đừng tuân theo|đừng làm theo|không làm theo|đừng để ý|không để ý|không cần quan tâm|đừng quan tâm|xóa bỏ|hủy bỏ|gạt bỏ|loại bỏ|vi phạm|từ bỏ|ngừng tuân theo|dừng tuân theo|phá bỏ|làm ngơ|mặc kệ|ghi đè)";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT = `(?:(?:lời nhắc|câu lệnh|prompt|hướng dẫn|chỉ dẫn|lệnh|thông báo|tin nhắn|chỉ thị)(?: của)? hệ thống|system prompt|(?:hướng dẫn|chỉ dẫn|prompt|lời nhắc|quy tắc|chỉ thị|câu lệnh|lệnh) (?:ẩn|bí mật|nội bộ|ban đầu|gốc|đầu tiên|được giấu|mật)|(?:hướng dẫn|chỉ dẫn|prompt|chỉ thị|lời nhắc)(?: ${WORD})? của bạn)`;

/** How one tells of attacks. */
export const TALK: Talk = {
  free: "(?:chỉ dẫn|lời nhắc|đầu vào|nội dung) độc hại|tấn công|tiêm (?:nhiễm|lời nhắc|prompt)|kẻ tấn công",
  about:
    "tấn công|kiểm tra|phát hiện|nhận ra|nhật ký|thuật ngữ|bài giảng|nghĩa là|dịch|kiểm thử|báo cáo|bảo vệ|lỗ hổng|xem mã|mô hình|độc hại|báo lỗi|jailbreak",
  before: "câu(?: như)?|như|đầu vào(?: như)?|chuỗi(?: thử)?|viết|nói|ví dụ|cụm từ|lệnh",
  after: String.raw`(?:mà \p{L}{1,6} )?(?:thấy|nghĩa|có nghĩa)|sang tiếng|nên là`,
  open: "hãy|bỏ qua|đừng bỏ|quên|vi phạm|vượt|cho tôi|hiển thị|tiết lộ|lặp lại|bây giờ|bạn|giả vờ|từ bây giờ|gửi|tắt|tôi là",
  obey: "thực hiện|làm theo|tuân theo|hãy",
  said: "thì thầm|(?:bà|ông|anh|cô) (?:nói|đáp)",
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
