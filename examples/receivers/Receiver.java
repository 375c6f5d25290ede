// A webhook receiver with the JDK alone: java Receiver.java
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class Receiver {
    /** Why a webhook must not be trusted. */
    static final class Refused extends Exception {
        Refused(String why) {
            super(why);
        }
    }

    /** Reads the members of a JSON object, with their values as they stand in the text. */
    static final class RawMembers {
        private final String text;
        private int at = 0;

        RawMembers(String text) {
            this.text = text;
        }

        Map<String, String> read() throws Refused {
            Map<String, String> members = new LinkedHashMap<>();
            expect('{');
            while (peek() != '}') {
                String name = unescape(value());
                expect(':');
                if (members.put(name, value()) != null) throw new Refused("a member stands twice");
                if (peek() != '}') expect(',');
            }
            at++;
            if (peek() != 0) throw new Refused("text behind the object");
            return members;
        }

        /** The next character that is no white space; 0 at the end. */
        private char peek() {
            while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) at++;
            return at < text.length() ? text.charAt(at) : 0;
        }

        private void expect(char wanted) throws Refused {
            if (peek() != wanted) throw new Refused("not a JSON object");
            at++;
        }

        private String value() throws Refused {
            char first = peek();
            int start = at;
            int depth = 0;
            do {
                if (at >= text.length()) throw new Refused("it ends too early");
                char c = text.charAt(at);
                if (c == '"') skipString();
                else at++;
                if (c == '{' || c == '[') depth++;
                if (c == '}' || c == ']') depth--;
            } while (depth > 0 || (!isClosed(first) && at < text.length() && ",}] \t\n\r".indexOf(text.charAt(at)) < 0));
            return text.substring(start, at);
        }

        private static boolean isClosed(char first) {
            return first == '"' || first == '{' || first == '[';
        }

        private void skipString() throws Refused {
            for (at++; at < text.length() && text.charAt(at) != '"'; at++) if (text.charAt(at) == '\\') at++;
            if (at >= text.length()) throw new Refused("a string does not end");
            at++;
        }
    }

    /** The text that a JSON string stands for. */
    static String unescape(String raw) throws Refused {
        if (raw == null || raw.length() < 2 || raw.charAt(0) != '"') throw new Refused("not a string");
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < raw.length() - 1; i++) {
            char c = raw.charAt(i);
            if (c != '\\') {
                text.append(c);
                continue;
            }
            int escape = "\"\\/bfnrtu".indexOf(raw.charAt(++i));
            if (escape < 0 || (escape == 8 && i + 4 >= raw.length() - 1)) throw new Refused("not a string");
            if (escape < 8) text.append("\"\\/\b\f\n\r\t".charAt(escape));
            else {
                try {
                    text.append((char) HexFormat.fromHexDigits(raw, i + 1, i + 5));
                } catch (IllegalArgumentException error) {
                    throw new Refused("not a string");
                }
                i += 4;
            }
        }
        return text.toString();
    }

    /** Returns the members of the event when the signature fits the bytes of the body. */
    static Map<String, String> verifyWebhook(byte[] body, String signature, String secret)
            throws Refused, GeneralSecurityException {
        String text;
        try {
            text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
        } catch (CharacterCodingException error) {
            throw new Refused("not UTF-8");
        }
        Map<String, String> event = new RawMembers(text).read();
        String signed = text; // Form 2 signs the whole body.
        if (event.containsKey("event_id")) {
            if (!"\"v1\"".equals(event.get("api_version")) || !event.containsKey("data")) throw new Refused("not a webhook");
            signed = unescape(event.get("event_id")) + unescape(event.get("event_type"))
                    + unescape(event.get("created_at")) + event.get("data");
        }
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        byte[] digest = mac.doFinal(signed.getBytes(StandardCharsets.UTF_8));
        if (same(HexFormat.of().formatHex(digest), signature)) return event;
        if (same(Base64.getEncoder().encodeToString(digest), signature)) return event;
        throw new Refused("the signature does not fit");
    }

    private static boolean same(String expected, String given) {
        if (given == null) return false;
        return MessageDigest.isEqual(expected.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
    }

    public static void main(String[] arguments) throws IOException {
        String given = System.getenv().getOrDefault("WEBHOOK_PORT", "3000");
        int port = given.matches("\\d{1,5}") ? Integer.parseInt(given) : 0;
        if (port < 1 || port > 65_535) {
            System.err.println("WEBHOOK_PORT is \"" + given + "\". Set it to a port from 1 to 65535, or leave it out for 3000.");
            System.exit(1);
        }
        String secret = System.getenv().getOrDefault("WEBHOOK_SECRET", "whsec_demo");
        Set<String> handled = ConcurrentHashMap.newKeySet();
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
        server.setExecutor(Executors.newFixedThreadPool(4));
        server.createContext("/webhooks", exchange -> {
            int status = 400;
            try {
                byte[] body = exchange.getRequestBody().readAllBytes();
                String signature = exchange.getRequestHeaders().getFirst("Service-Signature");
                var event = verifyWebhook(body, signature, secret);
                status = 204;
                // Deliveries come at least once: the same event can arrive again.
                if (handled.add(event.getOrDefault("event_id", signature))) {
                    System.out.println("verified " + event.getOrDefault("event_type", event.get("event")));
                }
            } catch (Refused refused) {
                status = 400;
            } catch (GeneralSecurityException error) {
                status = 500;
            }
            exchange.sendResponseHeaders(status, -1);
            exchange.close();
        });
        server.start();
        System.out.println("Receiver is ready on http://127.0.0.1:" + port + "/webhooks");
    }
}
