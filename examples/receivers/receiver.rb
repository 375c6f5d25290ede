# A webhook receiver with Ruby: gem install webrick, then ruby receiver.rb
require "base64"
require "json"
require "openssl"
require "set"
require "strscan"
require "webrick"

# The members of a JSON object with their values as they stand in the text.
def raw_members(text)
  JSON.parse(text)
  members = {}
  scanner = StringScanner.new(text)
  scanner.skip(/\s*\{\s*/) or raise JSON::ParserError, "not a JSON object"
  # The text is valid JSON, so a member starts at the next quote.
  while scanner.check(/"/)
    name = JSON.parse("[#{raw_value(scanner)}]").first
    scanner.skip(/\s*:\s*/)
    raise JSON::ParserError, "a member stands twice" if members.key?(name)

    members[name] = raw_value(scanner)
    scanner.skip(/\s*,?\s*/)
  end
  members
end

def raw_value(scanner)
  start = scanner.pos
  depth = 0
  loop do
    token = scanner.scan(/"(?:[^"\\]|\\.)*"|[\[\]{}]|[^"\[\]{},:\s]+|[,:\s]+/m) or raise JSON::ParserError, "no value"
    depth += 1 if %w([ {).include?(token)
    depth -= 1 if %w(] }).include?(token)
    break if depth <= 0
  end
  scanner.string.byteslice(start, scanner.pos - start)
end

# Returns the event when the signature fits the bytes of the body, else nil.
def verify_webhook(body, signature, secret)
  text = body.dup.force_encoding(Encoding::UTF_8)
  return nil unless text.valid_encoding?

  raw = raw_members(text)
  event = JSON.parse(text)
  signed = text # Form 2 signs the whole body.
  if raw.key?("event_id")
    parts = event.values_at("event_id", "event_type", "created_at")
    return nil unless event["api_version"] == "v1" && raw.key?("data") && parts.all?(String)

    signed = parts.join + raw["data"]
  end
  digest = OpenSSL::HMAC.digest("SHA256", secret, signed)
  encodings = [digest.unpack1("H*"), Base64.strict_encode64(digest)]
  encodings.any? { |value| OpenSSL.secure_compare(value, signature.to_s) } ? event : nil
rescue JSON::ParserError
  nil
end

given = ENV.fetch("WEBHOOK_PORT", "3000")
port = Integer(given, 10, exception: false)
abort "WEBHOOK_PORT is \"#{given}\". Set it to a port from 1 to 65535, or leave it out for 3000." unless port&.between?(1, 65_535)
secret = ENV.fetch("WEBHOOK_SECRET", "whsec_demo")
handled = Set.new
quiet = WEBrick::Log.new(File::NULL)
server = WEBrick::HTTPServer.new(BindAddress: "127.0.0.1", Port: port, Logger: quiet, AccessLog: [])
server.mount_proc("/webhooks") do |request, response|
  event = verify_webhook(request.body.to_s, request["Service-Signature"], secret)
  response.status = event.nil? ? 400 : 204
  # Deliveries come at least once: the same event can arrive again.
  puts "verified #{event["event_type"] || event["event"]}" if event && handled.add?(event["event_id"] || request["Service-Signature"])
end
%w[INT TERM].each { |signal| trap(signal) { server.shutdown } }
$stdout.sync = true
puts "Receiver is ready on http://127.0.0.1:#{port}/webhooks"
server.start
