<?php
// A webhook receiver with PHP: php -S 127.0.0.1:3000 receiver.php
declare(strict_types=1);

/** The members of a JSON object with their values as they stand in the text. */
function raw_members(string $text): array
{
    json_decode($text, true, 512, JSON_THROW_ON_ERROR);
    $members = [];
    $at = strspn($text, " \t\n\r");
    if ($text[$at] !== '{') {
        throw new UnexpectedValueException('not a JSON object');
    }
    // The text is valid JSON, so a member starts at the next quote.
    while (($at += 1 + strspn($text, " \t\n\r", $at + 1)) < strlen($text) && $text[$at] === '"') {
        $end = end_of_value($text, $at);
        $name = '$' . json_decode(substr($text, $at, $end - $at));
        $start = $end + strspn($text, " \t\n\r:", $end);
        $end = end_of_value($text, $start);
        if (isset($members[$name])) {
            throw new UnexpectedValueException('a member stands twice');
        }
        $members[$name] = substr($text, $start, $end - $start);
        $at = $end + strspn($text, " \t\n\r", $end);
    }
    return $members;
}

function end_of_value(string $text, int $at): int
{
    if (!str_contains('"{[', $text[$at])) {
        return $at + strcspn($text, ",}] \t\n\r", $at);
    }
    $depth = 0;
    do {
        if ($text[$at] === '"') {
            for ($at++; $text[$at] !== '"'; $at++) {
                $at += $text[$at] === '\\' ? 1 : 0;
            }
        } elseif ($text[$at] === '{' || $text[$at] === '[') {
            $depth++;
        } elseif ($text[$at] === '}' || $text[$at] === ']') {
            $depth--;
        }
        $at++;
    } while ($depth > 0);
    return $at;
}

/** Returns the event when the signature fits the bytes of the body, else null. */
function verify_webhook(string $body, string $signature, string $secret): ?array
{
    try {
        $raw = raw_members($body);
    } catch (JsonException | UnexpectedValueException) {
        return null;
    }
    $event = json_decode($body, true);
    $signed = $body; // Form 2 signs the whole body.
    if (isset($raw['$event_id'])) {
        $parts = [$event['event_id'], $event['event_type'] ?? null, $event['created_at'] ?? null];
        if (($event['api_version'] ?? null) !== 'v1' || !isset($raw['$data']) || array_filter($parts, 'is_string') !== $parts) {
            return null;
        }
        $signed = implode('', $parts) . $raw['$data'];
    }
    $digest = hash_hmac('sha256', $signed, $secret, true);
    $fits = hash_equals(bin2hex($digest), $signature) || hash_equals(base64_encode($digest), $signature);
    return $fits ? $event : null;
}

$secret = getenv('WEBHOOK_SECRET') ?: 'whsec_demo';
$event = verify_webhook(file_get_contents('php://input'), $_SERVER['HTTP_SERVICE_SIGNATURE'] ?? '', $secret);
http_response_code($event === null ? 400 : 204);
if ($event !== null) {
    // Deliveries come at least once: keep the event_id in a table with a unique index, and skip what is there already.
    error_log('verified ' . ($event['event_type'] ?? $event['event'] ?? ''));
}
